import { whenVisible } from '../../browser/when-visible.ts';
import type { Measurement } from './ask.ts';

/** Loads the code for consent and tags if the page has tags, after everything else; ignores errors. */
async function begin(): Promise<void> {
  const { measurement } = document.body.dataset;
  if (measurement === undefined) return;
  const { askForConsent } = await import('./ask.ts');
  await askForConsent(JSON.parse(measurement) as Measurement);
}

const start = () => void begin().catch(() => undefined);
if (document.readyState === 'complete') whenVisible(start);
else addEventListener('load', () => whenVisible(start), { once: true });
