import { arrivalFields, type DeviceType, withoutControls } from '@clinicdee/protocol';
import { pageOf, campaignIn, fitValue, isUtm, repairAddress } from './campaign-address.ts';

type ArrivalKey = keyof typeof arrivalFields;
const arrivalKeys = Object.keys(arrivalFields) as ArrivalKey[];

/**
 * Where a visit came from: the first touch with a campaign under the keys of spec §7 ("Attribution capture"), the
 * first arrival under `first_…`, the last touch under `last_…`, the click ids, and the last article or campaign
 * page. Unknown values are empty.
 */
export type Attribution = Record<ArrivalKey, string>;

/** Longer values are shortened, not rejected: a lead matters more than its attribution. */
const LONGEST = 2048;

const valueIn = (sent: Record<string, unknown>, key: string) => {
  const value = sent[key];
  return typeof value === 'string' ? withoutControls(fitValue(key, value.trim(), LONGEST)) : '';
};

/** Reads the attribution from a request body; missing values are empty. */
export function readAttribution(sent: Record<string, unknown>): Attribution {
  return Object.fromEntries(arrivalKeys.map((key) => [key, valueIn(sent, key)])) as Attribution;
}

/**
 * Derives the attribution of a form sent without JavaScript from its page, which is known from `Referer`: the page
 * itself, and its utm values and click ids.
 */
function attributionOfPage(page: string): Attribution {
  if (!URL.canParse(page)) return readAttribution({});
  const repaired = repairAddress(page);
  const address = new URL(repaired);
  return readAttribution({
    ...Object.fromEntries(campaignIn(address.searchParams)),
    landing_page: repaired,
    article: pageOf(address.pathname),
  });
}

/**
 * Returns the page on which a form was first shown. A form that was rejected is shown again on another page, and has
 * the address of the first one in `form_page`.
 */
export const formPageOf = (sent: Record<string, unknown>, { headers }: Request): string =>
  valueIn(sent, 'form_page') || (headers.get('referer') ?? '');

/**
 * Returns the attribution that the browser recorded. Without JavaScript missing values come from the page of the form;
 * its utm values are ignored when the request has any, so that campaigns are not mixed.
 */
export function attributionOf(sent: Record<string, unknown>, request: Request): Attribution {
  const received = readAttribution(sent);
  if (received.landing_page !== '') return received;
  const hasUtm = arrivalKeys.some((key) => isUtm(key) && received[key] !== '');
  const overrides = Object.entries(received).filter(
    ([key, value]) => value !== '' || (hasUtm && isUtm(key)),
  );
  return readAttribution({
    ...attributionOfPage(formPageOf(sent, request)),
    ...Object.fromEntries(overrides),
  });
}

/** Derives the device type from the user agent (spec §7). */
export function deviceTypeOf(userAgent: string): DeviceType {
  const isTablet = /ipad|tablet|playbook|silk(?!.*mobile)|kindle|android(?!.*mobile)/i;
  const isMobile = /mobile|mobi|iphone|ipod|android|blackberry|opera mini|windows phone/i;
  if (isTablet.test(userAgent)) return 'tablet';
  return isMobile.test(userAgent) ? 'mobile' : 'desktop';
}
