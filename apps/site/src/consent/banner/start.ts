import { languageAt, pathIn } from '../../content/languages.ts';
import { isPreview } from '../tags.ts';
import { whenSeen } from '../../browser/when-seen.ts';
import type { Measurement } from './ask.ts';

const PLACE = 'measured';

/** Asks once a tab whether a tag is configured; only then is any code for consent and tags loaded. */
async function begin(): Promise<void> {
  if (sessionStorage.getItem(PLACE) === 'no') return;
  // Not `lang`, which a browser that translates the page changes.
  const language = languageAt(location.pathname);
  const answer = await fetch(pathIn(language, '/api/measurement'));
  if (answer.status === 200) {
    const { askForConsent } = await import('./ask.ts');
    await askForConsent((await answer.json()) as Measurement);
  } else if (answer.status === 204) sessionStorage.setItem(PLACE, 'no');
}

// After everything that the visitor came for. Nothing of it may disturb a page.
const start = () => void begin().catch(() => undefined);
if (!isPreview(location.pathname)) {
  if (document.readyState === 'complete') whenSeen(start);
  else addEventListener('load', () => whenSeen(start), { once: true });
}
