import { withRetries } from '../http/network.ts';
import { showToast } from './show-toast.ts';
import { parsePage } from './parse-page.ts';

/** How long a list is fresh, ms: so long spec §9 keeps what is not looked at. */
const FRESH_FOR = 5 * 60 * 1000;
/** An answer that takes so long is none. */
const LONGEST_ANSWER = 30_000;

let renewedAt = Date.now();
let isRenewing = false;

document.addEventListener('visibilitychange', () => void comeBack());
addEventListener('pageshow', () => void comeBack());
addEventListener('online', () => {
  // What was missed meanwhile is unknown.
  renewedAt = -Infinity;
  void comeBack();
});

/**
 * Fetches the list again whenever somebody comes back to it, or the network does, and it is no longer
 * fresh. When that fails, the list stays as it is, and a toast says so; without a network it waits.
 */
async function comeBack(): Promise<void> {
  if (document.hidden || isRenewing || Date.now() - renewedAt < FRESH_FOR) return;
  isRenewing = true;
  try {
    show(await withRetries(fetchPage));
    renewedAt = Date.now();
  } catch {
    const told = document.querySelector<HTMLElement>('[data-not-renewed]');
    showToast(told?.dataset.notRenewed ?? '', 'failed');
  }
  isRenewing = false;
}

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(LONGEST_ANSWER),
  });
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  return parsePage(await response.text());
}

/** Puts the new cards in the place of the old ones, unless somebody is on one of them. */
function show(page: Document): void {
  for (const part of ['.found', '.cards', '.pager']) {
    const before = document.querySelector(`.article-list ${part}`);
    const after = page.querySelector(`.article-list ${part}`);
    if (!before || !after || before.contains(document.activeElement)) continue;
    after.classList.remove('cards-entering');
    before.classList.remove('cards-entering');
    if (!before.isEqualNode(after)) before.replaceWith(after);
  }
}
