import { clickIdIn } from '@clinicdee/protocol/click-ids';
import { articleOf, isClickId, isUtm } from './address-keys.ts';
import { campaignIn, fitValue, repairAddress } from './campaign-address.ts';

const PLACE = 'touches';
/** Enough for any real campaign, and all of it together stays far below the limit of the calls. */
const LONGEST_VALUE = 300;
const LONGEST_ADDRESS = 1500;
/** The longest that is known has some 500 characters. */
const LONGEST_CLICK_ID = 800;

/** What the tab keeps: attribution under the keys of the calls (`attribution.ts`). */
type Kept = Record<string, string>;

/**
 * Where this visit came from, kept while the tab is open (spec §7, "Attribution capture"): the first
 * touch that has a campaign, whole, under the keys of the spec; where the very first arrival came from
 * under `first_…`, the last touch under `last_…`; click ids, and the article read last. Runs once a
 * page; an arrival is a touch when it brings a campaign or comes from another site.
 */
function noteArrival(): Kept {
  const address = new URL(repairAddress(location.href));
  const touch: Kept = {};
  const clicks: Kept = {};
  for (const [key, value] of campaignIn(address)) {
    const kept = isClickId(key) ? clicks : touch;
    const fitting = fitValue(key, value, isClickId(key) ? LONGEST_CLICK_ID : LONGEST_VALUE);
    if (fitting) kept[key] = fitting;
  }
  const isForeign =
    document.referrer !== '' && !document.referrer.startsWith(`${location.origin}/`);
  touch.referrer = fitValue('referrer', document.referrer, LONGEST_ADDRESS);
  touch.landing_page = fitValue('landing_page', address.href, LONGEST_ADDRESS);

  const kept = read();
  const isFirst = kept.landing_page === undefined;
  if (isFirst) {
    kept.first_referrer = touch.referrer;
    kept.first_landing_page = touch.landing_page;
  }
  if (isFirst || isForeign || campaignOf(touch) > 0) replace(kept, 'last_', touch);
  if (isFirst || campaignOf(touch) > campaignOf(kept)) replace(kept, '', touch);
  Object.assign(kept, clicks);
  const article = articleOf(address.pathname);
  // An address without an article was not read.
  if (article && document.querySelector('[content="article"]')) kept.article = article;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Storage may be refused: then every page is a first touch.
  }
  return kept;
}

/** How well a touch names its campaign: 2 in words, 1 by the id of a click alone, 0 not at all. */
function campaignOf(touch: Kept): number {
  if (Object.entries(touch).some(([key, value]) => isUtm(key) && value)) return 2;
  return clickIdIn(touch.landing_page ?? '') ? 1 : 0;
}

/** Puts a touch in place of another: a campaign's words never stand beside another's page. */
function replace(kept: Kept, prefix: string, touch: Kept): void {
  for (const key of Object.keys(kept)) {
    if (key.startsWith(prefix) && isUtm(key.slice(prefix.length)))
      Reflect.deleteProperty(kept, key);
  }
  for (const [key, value] of Object.entries(touch)) kept[prefix + key] = value;
}

function read(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

let noted: Kept | undefined;

/** What a form says of where its sender came from; a key that is not there is not known. */
export const attribution = (): Readonly<Kept> => (noted ??= noteArrival());
