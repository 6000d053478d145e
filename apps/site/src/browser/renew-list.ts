import { timeoutSignal, withRetries } from '../http/network.ts';
import { showToast } from './show-toast.ts';
import { parsePage } from './parse-page.ts';

/** How long a list counts as fresh, ms (spec §9: cache of unused data). */
const FRESH_MS = 5 * 60 * 1000;
/** Request timeout, ms. */
const TIMEOUT_MS = 30_000;

let renewedAt = Date.now();
let isRenewing = false;

document.addEventListener('visibilitychange', () => void refresh());
addEventListener('pageshow', () => void refresh());
addEventListener('online', () => {
  // Changes during the offline time are unknown, so refetch.
  renewedAt = -Infinity;
  void refresh();
});

/**
 * Refetches a stale list when the visitor returns to the tab or the network returns. On failure the list stays
 * and a toast says so; while offline it waits.
 */
async function refresh(): Promise<void> {
  if (document.hidden || isRenewing || Date.now() - renewedAt < FRESH_MS) return;
  isRenewing = true;
  try {
    replaceParts(await withRetries(fetchPage));
    renewedAt = Date.now();
  } catch {
    const host = document.querySelector<HTMLElement>('[data-not-renewed]');
    showToast(host?.dataset.notRenewed ?? '', 'failed');
  }
  isRenewing = false;
}

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href, {
    headers: { accept: 'text/html' },
    signal: timeoutSignal(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  return parsePage(await response.text());
}

/** Replaces the cards, except a part that contains the focus. */
function replaceParts(page: Document): void {
  for (const part of ['.found', '.cards', '.pager']) {
    const before = document.querySelector(`.article-list ${part}`);
    const after = page.querySelector(`.article-list ${part}`);
    if (!before || !after || before.contains(document.activeElement)) continue;
    after.classList.remove('cards-entering');
    before.classList.remove('cards-entering');
    if (!before.isEqualNode(after)) before.replaceWith(after);
  }
}
