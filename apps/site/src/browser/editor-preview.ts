import { parsePage } from './parse-page.ts';

/** Debounce of refreshes, ms. */
const DEBOUNCE_MS = 150;

const { office } = document.querySelector<HTMLElement>('[data-office]')?.dataset ?? {};
const editor = window.parent === window ? (window.opener as Window | null) : window.parent;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Replaces `<main>` with the current draft; the scroll position stays. */
async function refresh(): Promise<void> {
  const response = await fetch(location.href).catch(() => undefined);
  if (!response?.ok) return;
  const fresh = parsePage(await response.text());
  const main = fresh.querySelector('main');
  if (main) document.querySelector('main')?.replaceWith(document.adoptNode(main));
}

// Payload's live preview posts this message after each save.
addEventListener('message', ({ origin, data }: MessageEvent<{ type?: unknown } | null>) => {
  if (origin !== office || data?.type !== 'payload-document-event') return;
  clearTimeout(timer);
  timer = setTimeout(() => void refresh(), DEBOUNCE_MS);
});
if (office) editor?.postMessage({ type: 'payload-live-preview', ready: true }, office);

export {};
