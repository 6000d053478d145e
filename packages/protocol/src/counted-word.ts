import { type Arrival, hostOf, type Source } from './source.ts';

/** Longer names of campaigns and hosts are truncated. */
const LONGEST = 80;

/**
 * Normalizes the name of a campaign or host for counting: one line, truncated. Returns an empty text for
 * an e-mail address, which is personal data and no campaign.
 */
export function countedWord(name: string): string {
  const word = name.normalize('NFC').replace(/[\s\p{C}]+/gu, ' ');
  return word.includes('@') ? '' : word.trim().slice(0, LONGEST).toWellFormed();
}

/** Returns the detail of a generic source: the linking host, or `utm_source` of the campaign. */
export function sourceDetail(
  source: Source,
  { referrer, utm_source }: Pick<Arrival, 'referrer' | 'utm_source'>,
): string {
  if (source === 'referral') return countedWord(hostOf(referrer));
  return source === 'campaign' ? countedWord(utm_source.toLowerCase()) : '';
}
