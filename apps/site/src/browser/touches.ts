import { clickIdIn } from '@clinicdee/protocol/click-ids';
import {
  pageOf,
  campaignIn,
  fitValue,
  isClickId,
  isUtm,
  repairAddress,
} from '../attribution/campaign-address.ts';
import { readStored, store } from './storage.ts';

const STORAGE_KEY = 'touches';
/** Enough for any real campaign; all values together fit into a request (`http/body.ts`). */
const LONGEST_VALUE = 300;
const LONGEST_ADDRESS = 1500;
/** The longest known click ids have some 500 characters. */
const LONGEST_CLICK_ID = 800;

/** Attribution in `sessionStorage`, under the keys of the lead (`attribution/attribution.ts`). */
type Touches = Record<string, string>;

/**
 * Records where this visit came from, until the tab is closed (spec §7, "Attribution capture"): the first touch with a
 * campaign under the keys of the spec, the very first arrival under `first_…`, the last touch under `last_…`, click
 * ids, and the last article or campaign page. Runs once per page. An arrival with a campaign or from another site is a
 * touch.
 */
function recordArrival(): Touches {
  const address = new URL(repairAddress(location.href));
  const touch: Touches = {};
  const clicks: Touches = {};
  for (const [key, value] of campaignIn(address.searchParams)) {
    const target = isClickId(key) ? clicks : touch;
    const fitting = fitValue(key, value, isClickId(key) ? LONGEST_CLICK_ID : LONGEST_VALUE);
    if (fitting) target[key] = fitting;
  }
  const isForeign =
    document.referrer !== '' && !document.referrer.startsWith(`${location.origin}/`);
  touch.referrer = fitValue('referrer', document.referrer, LONGEST_ADDRESS);
  touch.landing_page = fitValue('landing_page', address.href, LONGEST_ADDRESS);

  const stored = (readStored(STORAGE_KEY) ?? {}) as Touches;
  const isFirst = stored.landing_page === undefined;
  if (isFirst) {
    stored.first_referrer = touch.referrer;
    stored.first_landing_page = touch.landing_page;
  }
  if (isFirst || isForeign || campaignRank(touch) > 0) replace(stored, 'last_', touch);
  if (isFirst || campaignRank(touch) > campaignRank(stored)) replace(stored, '', touch);
  Object.assign(stored, clicks);
  const article = pageOf(address.pathname);
  // An address that is not found has no lead form.
  if (article && document.querySelector('#contact')) stored.article = article;
  // Where storage is blocked every page is a first touch.
  store(STORAGE_KEY, stored);
  return stored;
}

/** Ranks a touch by its campaign: 2 with a utm value, 1 with only a click id, 0 with neither. */
function campaignRank(touch: Touches): number {
  if (Object.entries(touch).some(([key, value]) => isUtm(key) && value)) return 2;
  return clickIdIn(touch.landing_page ?? '') ? 1 : 0;
}

/** Replaces a touch as a whole, so that utm values and page always belong together. */
function replace(stored: Touches, prefix: string, touch: Touches): void {
  for (const key of Object.keys(stored)) {
    if (key.startsWith(prefix) && isUtm(key.slice(prefix.length)))
      Reflect.deleteProperty(stored, key);
  }
  for (const [key, value] of Object.entries(touch)) stored[prefix + key] = value;
}

let recorded: Touches | undefined;

/** Returns the attribution for a form; unknown keys are missing. */
export const attribution = (): Readonly<Touches> => (recorded ??= recordArrival());
