import type { LaunchList } from '@clinicdee/protocol';
import type { SiteContentSubject } from '@clinicdee/protocol/site-content';
import { mainLanguage } from './languages.ts';
import { type Contents, currentContents } from './site-content.ts';

/** Sample content of one kind and where to replace it. */
type SampleGroup = LaunchList['groups'][number];

/** Where each kind of sample content is replaced: the file of `packages/brand/src`, and the office's subject. */
const kinds: Readonly<Record<string, { file: string; subject?: SiteContentSubject }>> = {
  contact: { file: 'vendor', subject: 'contact' },
  brand: { file: 'vendor' },
  clinics: { file: 'stories', subject: 'stories' },
  stories: { file: 'stories', subject: 'stories' },
  comparison: { file: 'comparison', subject: 'packages' },
  equipment: { file: 'equipment', subject: 'equipment' },
  problems: { file: 'drawn-clinic' },
  views: { file: 'drawn-clinic' },
};

/** Returns all sample content, grouped by kind. Other languages show the same. */
export function samplesIn(contents: Contents): SampleGroup[] {
  const samples = Object.groupBy(findSamples(contents[mainLanguage]), kindOf);
  return Object.entries(kinds).flatMap(([kind, { file, ...own }]) => {
    const pieces = samples[kind];
    return pieces ? [{ kind, file: `packages/brand/src/${file}.ts`, ...own, pieces }] : [];
  });
}

/** The subject at the beginning of a place; the contact data of the brand are a kind of their own. */
const kindOf = ({ place }: Sample): string =>
  place.startsWith('brand.samples') ? 'contact' : place.replace(/\W.*/, '');

type Sample = SampleGroup['pieces'][number];

/**
 * Finds all objects marked `isSample: true`, at any depth.
 *
 * @param seen objects already listed, because content modules share objects
 */
export function findSamples(value: unknown, path = '', seen = new Set<object>()): Sample[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const isSample = 'isSample' in value && value.isSample === true;
  const inner = Object.entries(value).flatMap(([key, child]) => {
    const name = Array.isArray(value) ? `[${key}]` : `.${key}`;
    return findSamples(child, path === '' ? key : path + name, seen);
  });
  return [...(isSample ? [{ place: path, text: firstText(value) }] : []), ...inner];
}

/** The first text that is not a code (`leaf`), with placeholders removed. */
function firstText(value: object): string {
  const texts = Object.values(value).filter((child) => typeof child === 'string');
  const text = texts.find((child) => !/^[a-z-]+$/.test(child)) ?? texts[0] ?? '';
  return text.replaceAll(/\{\{\w+\}\}/g, '…');
}

/** The number of pieces of sample content. */
export const countSamples = (contents: Contents): number =>
  findSamples(contents[mainLanguage]).length;

/** Reserved host names (RFC 2606, RFC 6761) and loopback addresses. */
const RESERVED_HOST =
  /(^|\.)(localhost|local|test|example|invalid)$|^127\.|^\[::1\]$|(^|\.)example\.(com|net|org)$/;

const isPublicSite = (siteUrl: URL) =>
  siteUrl.protocol === 'https:' && !RESERVED_HOST.test(siteUrl.hostname);

/** Thrown when a public site would show sample content. */
export class SampleContent extends Error {
  override name = 'SampleContent';
}

/**
 * Refuses to show sample content by mistake on a public site (https and a public host name).
 *
 * @param count the number of samples
 * @throws SampleContent unless explicitly allowed
 */
export function refuseSamples(
  { siteUrl, allowsSamples }: { siteUrl: URL; allowsSamples: boolean },
  count: number,
): void {
  if (!isPublicSite(siteUrl) || count === 0 || allowsSamples) return;
  throw new SampleContent(
    `${siteUrl.origin} would show ${count} pieces that are invented for the sample brand: customers, prices of equipment, perhaps a phone number that is not yours.\n` +
      '"npm run brand -w apps/site -- --samples" lists them, and docs/guides/make-it-yours.md says how each becomes your own.\n' +
      'To show them in public on purpose, set ALLOW_SAMPLE_CONTENT=1.',
  );
}

/** The number of samples shown publicly now, on purpose or because the office's content cannot be read. */
export const samplesInPublic = ({ siteUrl }: { siteUrl: URL }): number =>
  isPublicSite(siteUrl) ? countSamples(currentContents()) : 0;
