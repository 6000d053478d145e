import { parsePage } from './parse-page.ts';

/** How long a burst of changes may last before the page is asked for again, in milliseconds. */
const PAUSE = 150;

const { office } = document.querySelector<HTMLElement>('[data-office]')?.dataset ?? {};
const editor = window.parent === window ? (window.opener as Window | null) : window.parent;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The draft as it is now, in the place of what is shown; where one was reading stays. */
async function refresh(): Promise<void> {
  const response = await fetch(location.href).catch(() => undefined);
  if (!response?.ok) return;
  const fresh = parsePage(await response.text());
  const main = fresh.querySelector('main');
  if (main) document.querySelector('main')?.replaceWith(document.adoptNode(main));
}

// Payload's live preview says so after each save.
addEventListener('message', ({ origin, data }: MessageEvent<{ type?: unknown } | null>) => {
  if (origin !== office || data?.type !== 'payload-document-event') return;
  clearTimeout(timer);
  timer = setTimeout(() => void refresh(), PAUSE);
});
if (office) editor?.postMessage({ type: 'payload-live-preview', ready: true }, office);

export {};
