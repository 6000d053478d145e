import { loadStyles } from '../../browser/load-styles.ts';
import { pathIn } from '../../content/languages.ts';
import type { RegistrationContent } from './content.ts';
import stylesheet from './dialog-styles.css?url';

let words: Promise<RegistrationContent> | undefined;
let styles: Promise<void> | undefined;

/** What the dialog says, in the page's language. */
async function fetchWords(): Promise<RegistrationContent> {
  const address = pathIn(document.documentElement.lang, '/registration.json');
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as RegistrationContent;
}

/**
 * A package card's link opens the registration in a dialog. Its code, words and styles come when the
 * visitor reaches for the link; without them, or with a modifier key, the link leads to the page
 * /register.
 */
function load() {
  words ??= fetchWords().catch((error: unknown) => {
    // The next try asks again.
    words = undefined;
    throw error;
  });
  styles ??= loadStyles(stylesheet);
  return Promise.all([import('./open.tsx'), words, styles]);
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-register]') : null;

for (const reaching of ['pointerover', 'focusin']) {
  document.addEventListener(reaching, (event) => {
    if (linkOf(event)) void load().catch(() => undefined);
  });
}

document.addEventListener('click', (event) => {
  const link = linkOf(event);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  load().then(
    ([{ openRegistration }, content]) => openRegistration(content, link.dataset.register, link),
    () => location.assign(link.href),
  );
});
