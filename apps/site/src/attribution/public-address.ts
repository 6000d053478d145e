import { campaignIn, isRead, repairAddress } from './campaign-address.ts';

/** An e-mail address, or a Thai phone number. */
const contact =
  /[^\s@]+@[^\s@]+\.[^\s@]|(?:^|\D)(?:\+?66[ .-]?|0)(?:[689](?:[ .-]?\d){8}|[2-57](?:[ .-]?\d){7})(?!\d)/;
const encodedAt = /%(?:25)*40/g;
const encodedDot = /%(?:25)*2e/gi;

/** Mailing tools put the recipient's address or number into utm values and paths, sometimes encoded twice. */
const isContact = (text: string): boolean =>
  contact.test(
    text
      .replace(encodedAt, '@')
      .replace(encodedDot, '.')
      .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)),
  );

/**
 * Reduces an address to what third parties may see: path, utm values and click ids. Other parameters may be tokens or
 * personal data. Corrupted campaign parameters are repaired first.
 *
 * @param address empty without a referrer
 */
export function publicAddress(address: string): string {
  if (address === '') return '';
  const { host, pathname, protocol, searchParams } = new URL(repairAddress(address));
  const path = pathname.split('/').filter((segment) => !isContact(segment));
  const kept = [...campaignIn(searchParams)].filter(([, value]) => !isContact(value));
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  return `${protocol}//${host}${path.join('/') || pathname.slice(0, 1)}${query}`;
}

/** Reduces an address of the site for sharing: without campaign, only with parameters that the page reads. */
export const addressToShare = (address: string): string => keepParameters(address, isRead);

/** Removes all parameters of an address except those that `isKept` selects. */
export function keepParameters(address: string, isKept: (key: string) => boolean): string {
  const url = new URL(address);
  for (const key of [...url.searchParams.keys()]) if (!isKept(key)) url.searchParams.delete(key);
  return url.href;
}
