import type { DeviceType } from '@clinicdee/protocol';

const utmKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
/** The click ids of Google, Facebook and LINE. */
const clickIds = ['gclid', 'fbclid', 'ldtag_cl'] as const;

type TouchKey = (typeof utmKeys)[number] | 'referrer' | 'landing_page';
/** One arrival: how the address and the browser named where it came from. */
type Touch = Record<TouchKey, string>;
type ClickId = (typeof clickIds)[number];

/**
 * Where a visit came from: the first touch under the keys of spec §7 ("Attribution capture"), the
 * last one under `last_…`, the click ids, and the article that was read before the form. What is not
 * known is empty.
 */
export type Attribution = Touch & Record<`last_${TouchKey}` | ClickId | 'article', string>;

/** Longer values are cut, not refused: a lead matters more than where it came from. */
const LONGEST = 2048;

const valueIn = (sent: Record<string, unknown>, key: string) => {
  const given = sent[key];
  return typeof given === 'string' ? given.trim().slice(0, LONGEST) : '';
};

/** Reads one touch from whatever was sent or kept; what is missing is empty. */
const readTouch = (sent: Record<string, unknown>): Touch => ({
  utm_source: valueIn(sent, 'utm_source'),
  utm_medium: valueIn(sent, 'utm_medium'),
  utm_campaign: valueIn(sent, 'utm_campaign'),
  utm_term: valueIn(sent, 'utm_term'),
  utm_content: valueIn(sent, 'utm_content'),
  referrer: valueIn(sent, 'referrer'),
  landing_page: valueIn(sent, 'landing_page'),
});

/** Reads attribution from whatever was sent; what is missing is empty. */
export function readAttribution(sent: Record<string, unknown>): Attribution {
  return {
    ...readTouch(sent),
    last_utm_source: valueIn(sent, 'last_utm_source'),
    last_utm_medium: valueIn(sent, 'last_utm_medium'),
    last_utm_campaign: valueIn(sent, 'last_utm_campaign'),
    last_utm_term: valueIn(sent, 'last_utm_term'),
    last_utm_content: valueIn(sent, 'last_utm_content'),
    last_referrer: valueIn(sent, 'last_referrer'),
    last_landing_page: valueIn(sent, 'last_landing_page'),
    gclid: valueIn(sent, 'gclid'),
    fbclid: valueIn(sent, 'fbclid'),
    ldtag_cl: valueIn(sent, 'ldtag_cl'),
    article: valueIn(sent, 'article'),
  };
}

/** The values of an address under some keys, empty where missing. */
function valuesOf(address: URL, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, address.searchParams.get(key) ?? '']));
}

/** The path of the article that a page shows, or nothing. */
export function articleOf(path: string): string {
  return path.startsWith('/articles/detail/') ? path : '';
}

/**
 * What a form without JavaScript can still tell: the page it stood on, which the browser names in
 * `Referer` (in full, as it is ours), and that page's utm values and click ids.
 */
export function attributionOfPage(page: string): Attribution {
  if (!URL.canParse(page)) return readAttribution({});
  const address = new URL(page);
  return readAttribution({
    ...valuesOf(address, [...utmKeys, ...clickIds]),
    landing_page: page,
    article: articleOf(address.pathname),
  });
}

/**
 * The page that a form without JavaScript stood on at first. One that comes again after it was refused
 * stands at the address of the call, and carries the page's along.
 */
export const formPageOf = (sent: Record<string, unknown>, { headers }: Request): string =>
  valueIn(sent, 'form_page') || (headers.get('referer') ?? '');

/** Where the sender came from: what the browser saw, or, without its script, the page of the form. */
export function attributionOf(sent: Record<string, unknown>, request: Request): Attribution {
  const seen = readAttribution(sent);
  return seen.landing_page === '' ? attributionOfPage(formPageOf(sent, request)) : seen;
}

/** Tablet, mobile or desktop by the user agent (spec §7). */
export function deviceTypeOf(userAgent: string): DeviceType {
  const isTablet = /ipad|tablet|playbook|silk(?!.*mobile)|kindle|android(?!.*mobile)/i;
  const isMobile = /mobile|mobi|iphone|ipod|android|blackberry|opera mini|windows phone/i;
  if (isTablet.test(userAgent)) return 'tablet';
  return isMobile.test(userAgent) ? 'mobile' : 'desktop';
}
