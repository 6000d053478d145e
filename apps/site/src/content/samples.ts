import type { LaunchList } from '@clinicdee/protocol';
import type { SiteContentSubject } from '@clinicdee/protocol/site-content';
import { mainLanguage } from './languages.ts';
import { type Contents, currentContents } from './site-content.ts';

/** Sample content of one kind and where to replace it. */
export type SampleGroup = LaunchList['groups'][number] & {
  /** Description for the launch checklist. */
  what: string;
};

/** Kinds of sample content by path: the file of `packages/brand/src`, and the office's subject that replaces it. */
const kinds: [
  place: RegExp,
  kind: string,
  file: string,
  what: string,
  subject?: SiteContentSubject,
][] = [
  [
    /^brand\.samples\b/,
    'contact',
    'vendor',
    'Phone, LINE, e-mail, address, map and opening hours',
    'contact',
  ],
  [/^brand\b/, 'vendor', 'vendor', 'Name, company and where the product is'],
  [/^clinics\b/, 'clinics', 'stories', 'Clinics that are named as customers', 'stories'],
  [/^stories\b/, 'stories', 'stories', 'Stories that customers tell', 'stories'],
  [
    /^comparison\b/,
    'comparison',
    'comparison',
    'What the smallest package has, which was inferred',
    'packages',
  ],
  [
    /^equipment\b/,
    'equipment',
    'equipment',
    'Models, descriptions and facts of the equipment',
    'equipment',
  ],
  [
    /^problems\b/,
    'problems',
    'drawn-clinic',
    'Figures in the notes of the product beside each problem',
  ],
  [
    /^views\b/,
    'views',
    'drawn-clinic',
    'The clinic, its people, sums and stock in the drawn views of the product',
  ],
];

/** Returns all sample content, grouped by kind. Other languages show the same. */
export function samplesIn(contents: Contents): SampleGroup[] {
  const samples = findSamples(contents[mainLanguage]);
  const found = kinds.map(([place, kind, file, what, subject]) => ({
    ...{ kind, what, file: `packages/brand/src/${file}.ts` },
    ...(subject && { subject }),
    pieces: samples.filter((sample) => kindOf(sample) === place),
  }));
  return found.filter(({ pieces }) => pieces.length > 0);
}

const kindOf = ({ place }: Sample) => kinds.find(([pattern]) => pattern.test(place))?.[0];

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
