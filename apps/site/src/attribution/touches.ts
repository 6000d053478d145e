import { articleOf, isClickId, isUtm } from './address-keys.ts';

const PLACE = 'touches';
/** Enough for any real campaign, and all of it together stays far below the limit of the calls. */
const LONGEST_VALUE = 300;
const LONGEST_ADDRESS = 1500;

/** What the tab keeps: attribution under the keys of the calls (`attribution.ts`). */
type Kept = Record<string, string>;

/**
 * Where this visit came from, kept while the tab is open (spec §7, "Attribution capture"): the first
 * touch, the last one, click ids, and the article read last. Runs once a page; an arrival is a touch
 * when it brings a campaign or comes from another site.
 */
function noteArrival(): Kept {
  const { searchParams, pathname } = new URL(location.href);
  const touch: Kept = {};
  const clicks: Kept = {};
  for (const [key, value] of searchParams) {
    if (isUtm(key)) touch[key] ??= value.slice(0, LONGEST_VALUE);
    if (isClickId(key)) clicks[key] ??= value.slice(0, LONGEST_VALUE);
  }
  const isCampaign = Object.keys({ ...touch, ...clicks }).length > 0;
  const isForeign =
    document.referrer !== '' && !document.referrer.startsWith(`${location.origin}/`);
  touch.referrer = document.referrer.slice(0, LONGEST_ADDRESS);
  touch.landing_page = location.href.slice(0, LONGEST_ADDRESS);

  const before = read();
  const isFirst = before.landing_page === undefined;
  const isTouch = isFirst || isCampaign || isForeign;
  const kept: Kept = Object.fromEntries(
    Object.entries(before).filter(([key]) => !(isTouch && key.startsWith('last_'))),
  );
  if (isFirst) Object.assign(kept, touch);
  if (isTouch) for (const [key, value] of Object.entries(touch)) kept[`last_${key}`] = value;
  Object.assign(kept, clicks);
  const article = articleOf(pathname);
  // An address without an article was not read.
  if (article && document.querySelector('[content="article"]')) kept.article = article;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Storage may be refused: then every page is a first touch.
  }
  return kept;
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
