import { type Attribution, readAttribution, utmOf } from '../leads/attribution.ts';

const PLACE = 'first-touch';

/**
 * Where this visit came from: what the first page of the tab saw, kept while the tab is open
 * (spec §7, "Attribution capture"). Runs on every page; later calls return what the first one saw.
 */
export function firstTouch(): Attribution {
  try {
    const kept = sessionStorage.getItem(PLACE);
    if (kept) return readAttribution(JSON.parse(kept) as Record<string, unknown>);
    const seen = thisPage();
    sessionStorage.setItem(PLACE, JSON.stringify(seen));
    return seen;
  } catch {
    return thisPage();
  }
}

const thisPage = () =>
  readAttribution({
    ...utmOf(new URL(location.href)),
    referrer: document.referrer,
    landing_page: location.href,
  });
