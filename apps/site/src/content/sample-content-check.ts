import { mainLanguage } from './languages.ts';
import { type SampleGroup, samplesIn } from './samples.ts';
import { type Contents, currentContents } from './site-content.ts';

/** Reserved host names (RFC 2606, RFC 6761) and loopback addresses. */
const RESERVED_HOST =
  /(^|\.)(localhost|local|test|example|invalid)$|^127\.|^\[::1\]$|(^|\.)example\.(com|net|org)$/;

/** The settings that decide whether samples may be shown. */
export interface Publicity {
  siteUrl: URL;
  allowsSamples: boolean;
}

/** Thrown when a public site would show sample content. */
export class SampleContent extends Error {
  override name = 'SampleContent';
}

/** All sample content, grouped. Other languages show the same. */
export const sampleContentIn = (contents: Contents): SampleGroup[] =>
  samplesIn(contents[mainLanguage]);

const isPublicSite = (siteUrl: URL) =>
  siteUrl.protocol === 'https:' && !RESERVED_HOST.test(siteUrl.hostname);

/** The number of pieces of sample content. */
export const countSamples = (contents: Contents): number =>
  sampleContentIn(contents).reduce((sum, { pieces }) => sum + pieces.length, 0);

/**
 * Refuses to show sample content by mistake on a public site (https and a public host name).
 *
 * @param count the number of samples
 * @throws SampleContent unless explicitly allowed
 */
export function refuseSamples({ siteUrl, allowsSamples }: Publicity, count: number): void {
  if (!isPublicSite(siteUrl) || count === 0 || allowsSamples) return;
  throw new SampleContent(
    `${siteUrl.origin} would show ${count} pieces that are invented for the sample brand: customers, prices of equipment, perhaps a phone number that is not yours.\n` +
      '"npm run brand -w apps/site -- --samples" lists them, and docs/guides/make-it-yours.md says how each becomes your own.\n' +
      'To show them in public on purpose, set ALLOW_SAMPLE_CONTENT=1.',
  );
}

/** The number of samples shown publicly now, on purpose or because the office's content cannot be read. */
export const samplesInPublic = ({ siteUrl }: Pick<Publicity, 'siteUrl'>): number =>
  isPublicSite(siteUrl) ? countSamples(currentContents()) : 0;
