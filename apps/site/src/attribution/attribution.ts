import { arrivalFields, type DeviceType, withoutControls } from '@clinicdee/protocol';
import { articleOf, isUtm } from './address-keys.ts';
import { campaignIn, fitValue, repairAddress } from './campaign-address.ts';

type ArrivalKey = keyof typeof arrivalFields;
const arrivalKeys = Object.keys(arrivalFields) as ArrivalKey[];

/**
 * Where a visit came from: the first touch that has a campaign under the keys of spec §7
 * ("Attribution capture"), the first arrival under `first_…`, the last touch under `last_…`, the click
 * ids, and the article that was read before the form. What is not known is empty.
 */
export type Attribution = Record<ArrivalKey, string>;

/** Longer values are shortened, not refused: a lead matters more than where it came from. */
const LONGEST = 2048;

const valueIn = (sent: Record<string, unknown>, key: string) => {
  const given = sent[key];
  return typeof given === 'string' ? withoutControls(fitValue(key, given.trim(), LONGEST)) : '';
};

/** Reads attribution from whatever was sent; what is missing is empty. */
export function readAttribution(sent: Record<string, unknown>): Attribution {
  return Object.fromEntries(arrivalKeys.map((key) => [key, valueIn(sent, key)])) as Attribution;
}

/**
 * What a form without JavaScript can still tell: the page it stood on, which the browser names in
 * `Referer` (in full, as it is ours), and that page's utm values and click ids.
 */
export function attributionOfPage(page: string): Attribution {
  if (!URL.canParse(page)) return readAttribution({});
  const repaired = repairAddress(page);
  const address = new URL(repaired);
  return readAttribution({
    ...Object.fromEntries(campaignIn(address)),
    landing_page: repaired,
    article: articleOf(address.pathname),
  });
}

/**
 * The page that a form without JavaScript stood on at first. One that comes again after it was refused
 * stands on the page of forms, and carries the first one's address along.
 */
export const formPageOf = (sent: Record<string, unknown>, { headers }: Request): string =>
  valueIn(sent, 'form_page') || (headers.get('referer') ?? '');

/**
 * Where the sender came from: what the browser saw. Without its script the page of the form tells the
 * rest; but a campaign that was sent is one, whatever words that page has of another.
 */
export function attributionOf(sent: Record<string, unknown>, request: Request): Attribution {
  const seen = readAttribution(sent);
  if (seen.landing_page !== '') return seen;
  const isNamed = arrivalKeys.some((key) => isUtm(key) && seen[key] !== '');
  const told = Object.entries(seen).filter(
    ([key, value]) => value !== '' || (isNamed && isUtm(key)),
  );
  return readAttribution({
    ...attributionOfPage(formPageOf(sent, request)),
    ...Object.fromEntries(told),
  });
}

/** Tablet, mobile or desktop by the user agent (spec §7). */
export function deviceTypeOf(userAgent: string): DeviceType {
  const isTablet = /ipad|tablet|playbook|silk(?!.*mobile)|kindle|android(?!.*mobile)/i;
  const isMobile = /mobile|mobi|iphone|ipod|android|blackberry|opera mini|windows phone/i;
  if (isTablet.test(userAgent)) return 'tablet';
  return isMobile.test(userAgent) ? 'mobile' : 'desktop';
}
