import { loadStyles } from '../../browser/load-styles.ts';
import type { RegistrationContent } from './content.ts';
import stylesheet from './dialog.css?url';

let words: Promise<RegistrationContent> | undefined;
let styles: Promise<void> | undefined;

/**
 * The words of the dialog, from beside the page that the link leads to. The page's `lang` is no guide: a
 * browser's translator changes it.
 */
async function fetchWords({ pathname }: HTMLAnchorElement): Promise<RegistrationContent> {
  const answer = await fetch(`${pathname.replace(/register$/, 'registration')}.json`, {
    cache: 'no-cache',
  });
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return (await answer.json()) as RegistrationContent;
}

/**
 * A package card's link opens the registration in a dialog. Its code, words and styles are loaded when the
 * visitor reaches for the link; without them, or with a modifier key, the link leads to the page
 * /register.
 */
function load(link: HTMLAnchorElement) {
  words ??= fetchWords(link).catch((error: unknown) => {
    // The next attempt asks again.
    words = undefined;
    throw error;
  });
  styles ??= loadStyles(stylesheet);
  return Promise.all([import('./mount.tsx'), words, styles]);
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-register]') : null;

for (const reaching of ['pointerover', 'focusin']) {
  document.addEventListener(reaching, (event) => {
    const link = linkOf(event);
    if (link) void load(link).catch(() => undefined);
  });
}

document.addEventListener('click', (event) => {
  const link = linkOf(event);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  load(link).then(
    ([{ openRegistration }, content]) => openRegistration(content, link.dataset.register, link),
    () => location.assign(link.href),
  );
});
