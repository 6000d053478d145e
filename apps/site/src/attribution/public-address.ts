import { isInAddress, isRead } from './address-keys.ts';
import { repairAddress } from './campaign-address.ts';

const eMail = /[^\s@]+@[^\s@]+\.[^\s@]/;
const encodedAt = /%(?:25)*40/g;
const encodedDot = /%(?:25)*2e/gi;

/** Mailing tools put the recipient's address into utm values and paths, sometimes encoded twice. */
const isEMail = (text: string): boolean =>
  eMail.test(text.replace(encodedAt, '@').replace(encodedDot, '.'));

/**
 * An address as third parties may hear it: path, utm values and click ids. Whatever else stands in an
 * address may be a token, or tell who somebody is. A campaign that was spoilt on its way is read as meant.
 *
 * @returns an empty text for what is no address
 */
export function publicAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { host, pathname, protocol, searchParams } = new URL(repairAddress(address));
  const path = pathname.split('/').filter((segment) => !isEMail(segment));
  const told = [...searchParams].filter(([key, value]) => isInAddress(key) && !isEMail(value));
  const query = told.length > 0 ? `?${new URLSearchParams(told)}` : '';
  return `${protocol}//${host}${path.join('/') || pathname.slice(0, 1)}${query}`;
}

/** An address of the site as one visitor may hand it to another: what its page reads, and no campaign. */
export const addressToShare = (address: string): string => keepParameters(address, isRead);

/** An address with some of its parameters alone. */
export function keepParameters(address: string, isKept: (key: string) => boolean): string {
  const url = new URL(address);
  for (const key of [...url.searchParams.keys()]) if (!isKept(key)) url.searchParams.delete(key);
  return url.href;
}
