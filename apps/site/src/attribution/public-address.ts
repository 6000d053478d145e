import { isInAddress, isRead } from './address-keys.ts';

/** Mailing tools put the recipient's address into utm values. */
const eMail = /[^\s@]+@[^\s@]+\.[^\s@]/;

/**
 * An address as third parties may hear it: path, utm values and click ids. Whatever else stands in an
 * address may be a token, or tell who somebody is.
 *
 * @returns an empty text for what is no address
 */
export function publicAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { host, pathname, protocol, searchParams } = new URL(address);
  const told = [...searchParams].filter(([key, value]) => isInAddress(key) && !eMail.test(value));
  const query = told.length > 0 ? `?${new URLSearchParams(told)}` : '';
  return `${protocol}//${host}${pathname}${query}`;
}

/** An address of the site as one visitor may hand it to another: what its page reads, and no campaign. */
export const addressToShare = (address: string): string => keepParameters(address, isRead);

/** An address with some of its parameters alone. */
export function keepParameters(address: string, isKept: (key: string) => boolean): string {
  const url = new URL(address);
  for (const key of [...url.searchParams.keys()]) if (!isKept(key)) url.searchParams.delete(key);
  return url.href;
}
