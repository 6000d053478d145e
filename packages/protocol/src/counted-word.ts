import { type Arrival, hostOf, type Source } from './source.ts';

/** Longer names of campaigns and hosts are cut. */
const LONGEST = 80;

/**
 * A campaign's or a host's name as it is counted: one line, cut to length. What looks like an e-mail
 * address is nobody's campaign and is left out.
 */
export function countedWord(given: string): string {
  const word = given.normalize('NFC').replace(/[\s\p{C}]+/gu, ' ');
  return word.includes('@') ? '' : word.trim().slice(0, LONGEST).toWellFormed();
}

/** What a source without a name of its own was called: the linking host, the campaign's own word. */
export function sourceDetail(
  source: Source,
  { referrer, utm_source }: Pick<Arrival, 'referrer' | 'utm_source'>,
): string {
  if (source === 'referral') return countedWord(hostOf(referrer));
  return source === 'campaign' ? countedWord(utm_source.toLowerCase()) : '';
}
