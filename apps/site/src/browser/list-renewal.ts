import { onlineManager, QueryClient, QueryObserver } from '@tanstack/query-core';
import { say } from './say.ts';

/** Spec §9: tried again three times, after 1, 2 and 4 seconds; what is not used is kept 5 minutes. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      gcTime: 5 * 60 * 1000,
    },
  },
});

/**
 * Fetches the list of this page again whenever somebody comes back to it, or the network does, and it
 * is no longer fresh. When that fails, the list stays as it is, and a toast says so; without a network
 * it waits.
 *
 * @param loadedAt when this page was loaded, ms since 1970
 * @param freshFor how long a list is fresh, ms
 */
export function keepRenewed({ loadedAt, freshFor }: { loadedAt: number; freshFor: number }): void {
  // The library believes in a network until it hears otherwise.
  onlineManager.setOnline(navigator.onLine);
  let shown = document;
  new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: fetchPage,
    initialData: document,
    initialDataUpdatedAt: loadedAt,
    staleTime: freshFor,
    structuralSharing: false,
  }).subscribe(({ data, isError, isFetching }) => {
    if (data && data !== shown) show((shown = data));
    if (isError && !isFetching) {
      const told = document.querySelector<HTMLElement>('[data-not-renewed]');
      say(told?.dataset.notRenewed ?? '', 'failed');
    }
  });
}

async function fetchPage({ signal }: { signal: AbortSignal }): Promise<Document> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, signal });
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
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
