import { loadStyles } from '../../browser/load-styles.ts';
import type { RegistrationContent } from './content.ts';
import stylesheet from './dialog.css?url';

let words: Promise<RegistrationContent> | undefined;
let styles: Promise<void> | undefined;

/**
 * Fetches the dialog's texts from a JSON file beside the linked page. The page's `lang` cannot be used: browser
 * translators change it.
 */
async function fetchWords({ pathname }: HTMLAnchorElement): Promise<RegistrationContent> {
  const response = await fetch(`${pathname.replace(/register$/, 'registration')}.json`, {
    cache: 'no-cache',
  });
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as RegistrationContent;
}

/** After this time the link opens the /register page, ms. */
const LONGEST_WAIT_MS = 5000;

/**
 * Loads the code, texts and styles of the registration dialog, which package links open. Prefetched on hover and
 * focus. If loading fails or takes long, or with a modifier key, the link opens the /register page.
 */
function load(link: HTMLAnchorElement) {
  words ??= fetchWords(link).catch((error: unknown) => {
    // Lets the next attempt retry.
    words = undefined;
    throw error;
  });
  styles ??= loadStyles(stylesheet);
  return Promise.all([import('./mount.tsx'), words, styles]);
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-register]') : null;

for (const type of ['pointerover', 'focusin']) {
  document.addEventListener(type, (event) => {
    const link = linkOf(event);
    if (link) void load(link).catch(() => undefined);
  });
}

document.addEventListener('click', (event) => {
  const link = linkOf(event);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const follow = () => location.assign(link.href);
  const waiting = setTimeout(follow, LONGEST_WAIT_MS);
  load(link)
    .then(([{ openRegistration }, content]) => {
      openRegistration(content, link.dataset.register, link);
    }, follow)
    .finally(() => clearTimeout(waiting));
});
