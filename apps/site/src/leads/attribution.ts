import type { DeviceType } from '@clinicdee/protocol';

const utmKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Where a visit came from: the first touch, as the browser saw it (spec §7, "Attribution capture"). */
export type Attribution = Record<(typeof utmKeys)[number] | 'referrer' | 'landing_page', string>;

/** Longer values are cut, not refused: a lead matters more than where it came from. */
const LONGEST = 2048;

/** Reads attribution from whatever was sent; what is missing is empty. */
export function readAttribution(sent: Record<string, unknown>): Attribution {
  const value = (key: string) => {
    const given = sent[key];
    return typeof given === 'string' ? given.trim().slice(0, LONGEST) : '';
  };
  return {
    utm_source: value('utm_source'),
    utm_medium: value('utm_medium'),
    utm_campaign: value('utm_campaign'),
    utm_term: value('utm_term'),
    utm_content: value('utm_content'),
    referrer: value('referrer'),
    landing_page: value('landing_page'),
  };
}

/** The utm values of an address, empty where missing. */
export function utmOf(address: URL): Record<string, string> {
  return Object.fromEntries(utmKeys.map((key) => [key, address.searchParams.get(key) ?? '']));
}

/**
 * What a form without JavaScript can still tell: the page it stood on, which the browser names in
 * `Referer` (in full, as it is ours), and that page's utm values.
 */
export function attributionOfPage(page: string | null): Attribution {
  if (page === null || !URL.canParse(page)) return readAttribution({});
  return readAttribution({ ...utmOf(new URL(page)), landing_page: page });
}

/** Where the sender came from: what the browser saw, or, without its script, the page of the form. */
export function attributionOf(sent: Record<string, unknown>, request: Request): Attribution {
  const seen = readAttribution(sent);
  return seen.landing_page === '' ? attributionOfPage(request.headers.get('referer')) : seen;
}

/** Tablet, mobile or desktop by the user agent (spec §7). */
export function deviceTypeOf(userAgent: string): DeviceType {
  const isTablet = /ipad|tablet|playbook|silk(?!.*mobile)|kindle|android(?!.*mobile)/i;
  const isMobile = /mobile|mobi|iphone|ipod|android|blackberry|opera mini|windows phone/i;
  if (isTablet.test(userAgent)) return 'tablet';
  return isMobile.test(userAgent) ? 'mobile' : 'desktop';
}
