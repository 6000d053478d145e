import { languageAt, pathIn } from '../../content/languages.ts';
import { isPreview } from '../tags.ts';
import { whenSeen } from '../../browser/when-seen.ts';
import type { Measurement } from './ask.ts';

const STORAGE_KEY = 'measured';

/** Loads the code for consent and tags if a tag is configured; "no" is remembered in the browser tab. */
async function begin(): Promise<void> {
  if (sessionStorage.getItem(STORAGE_KEY) === 'no') return;
  // Not `lang`, which a browser that translates the page changes.
  const language = languageAt(location.pathname);
  const answer = await fetch(pathIn(language, '/api/measurement'));
  if (answer.status === 200) {
    const { askForConsent } = await import('./ask.ts');
    await askForConsent((await answer.json()) as Measurement);
  } else if (answer.status === 204) sessionStorage.setItem(STORAGE_KEY, 'no');
}

// Starts after the page has loaded, and ignores errors.
const start = () => void begin().catch(() => undefined);
if (!isPreview(location.pathname)) {
  if (document.readyState === 'complete') whenSeen(start);
  else addEventListener('load', () => whenSeen(start), { once: true });
}
