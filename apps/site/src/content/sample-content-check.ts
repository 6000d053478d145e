import { languages } from './languages.ts';
import { type SampleGroup, samplesIn } from './samples.ts';
import { type Contents, currentContents } from './site-content.ts';

/** Names that lead to no public site (RFC 2606, RFC 6761), and this machine's own. */
const NOT_PUBLIC =
  /(^|\.)(localhost|local|test|example|invalid)$|^127\.|^\[::1\]$|(^|\.)example\.(com|net|org)$/;

/** What of the environment says whether the site is in public, and whether samples may be. */
export interface Publicity {
  siteUrl: URL;
  allowsSamples: boolean;
}

/** Says that a site in public would show what is invented for the sample brand. */
export class SampleContent extends Error {
  override name = 'SampleContent';
}

/** What of the words and figures is invented for the sample brand. */
export const sampleContentIn = (contents: Contents): SampleGroup[] =>
  languages.flatMap((language) => samplesIn(contents[language]));

const isInPublic = (siteUrl: URL) =>
  siteUrl.protocol === 'https:' && !NOT_PUBLIC.test(siteUrl.hostname);

/** How many pieces of what visitors would see are invented for the sample brand. */
export const countSamples = (contents: Contents): number =>
  sampleContentIn(contents).reduce((sum, { pieces }) => sum + pieces.length, 0);

/**
 * Keeps a site whose address is public (https, and a name that others can reach) from showing an invented vendor
 * by oversight.
 *
 * @param count how many samples there are
 * @throws SampleContent where nobody has allowed it
 */
export function refuseSamples({ siteUrl, allowsSamples }: Publicity, count: number): void {
  if (!isInPublic(siteUrl) || count === 0 || allowsSamples) return;
  throw new SampleContent(
    `${siteUrl.origin} would show ${count} pieces that are invented for the sample brand: customers, prices of equipment, perhaps a phone number that is not yours.\n` +
      '"npm run brand -- --samples" lists them, and docs/guides/make-it-yours.md says how each becomes your own.\n' +
      'To show them in public on purpose, set ALLOW_SAMPLE_CONTENT=1.',
  );
}

/** How many samples the public is shown now: on purpose, or while the office's words cannot be read. */
export const samplesInPublic = ({ siteUrl }: Pick<Publicity, 'siteUrl'>): number =>
  isInPublic(siteUrl) ? countSamples(currentContents()) : 0;
