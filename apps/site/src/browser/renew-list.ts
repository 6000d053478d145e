import { networkBack } from '../calls/network.ts';

/** How long a list is fresh, ms (spec §9). */
const FRESH_FOR = 5 * 60 * 1000;

/*
 * Somebody comes back to a list that was left open: once it is no longer fresh, it is kept renewed. The
 * library for that is fetched only then.
 */
const loadedAt = Date.now();
let isRenewed = false;
document.addEventListener('visibilitychange', () => void start());
addEventListener('pageshow', () => void start());

async function start(): Promise<void> {
  if (document.hidden || isRenewed || Date.now() - loadedAt < FRESH_FOR) return;
  isRenewed = true;
  try {
    await networkBack();
    const { keepRenewed } = await import('./list-renewal.ts');
    keepRenewed({ loadedAt, freshFor: FRESH_FOR });
  } catch {
    isRenewed = false;
  }
}
