import { networkBack } from './network.ts';
import { say } from './say.ts';

/** Spec §9: fresh for five minutes; tried again three times, after 1, 2 and 4 seconds. */
const FRESH_MS = 5 * 60 * 1000;
const RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;

let asOf = Date.now();
let isRenewing = false;

/*
 * Somebody comes back to a list that was left open: it is fetched again when it is no longer fresh. When
 * that fails, the list stays as it is, and a toast says so.
 */
document.addEventListener('visibilitychange', () => void renew());
addEventListener('pageshow', () => void renew());

async function renew(): Promise<void> {
  if (document.hidden || isRenewing || Date.now() - asOf < FRESH_MS) return;
  isRenewing = true;
  try {
    show(await fetchPage());
  } catch {
    say(
      document.querySelector<HTMLElement>('[data-not-renewed]')?.dataset.notRenewed ?? '',
      'failed',
    );
  }
  asOf = Date.now();
  isRenewing = false;
}

async function fetchPage(retry = 0): Promise<Document> {
  // Without a network nothing fails: it waits.
  await networkBack();
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!response.ok) throw new Error(`The list answered ${response.status}`);
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch (error) {
    if (retry === RETRIES) throw error;
    const wait = Math.min(1000 * 2 ** retry, LONGEST_WAIT_MS);
    await new Promise((resolve) => setTimeout(resolve, wait));
    return fetchPage(retry + 1);
  }
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
