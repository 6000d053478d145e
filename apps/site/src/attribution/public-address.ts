import { isInAddress } from './address-keys.ts';

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
