import { isDeepStrictEqual } from 'node:util';
import { englishHomeOf, fileContent } from '@clinicdee/brand/site-content';
import type { PublishedSiteContent, SiteFacts } from '@clinicdee/protocol/site-content';

/** The editable texts and figures by subject, with samples flagged. */
export type Facts = typeof fileContent;

/** The facts in the repository; type-checked against the protocol between office and site. */
export const fileFacts: Facts = fileContent satisfies SiteFacts;

/**
 * Merges the subjects published by the office into the file's facts. Entries that equal a sample of the file stay
 * samples, wherever they are now.
 */
export function factsWith(published: PublishedSiteContent): Facts {
  const home = published.home ?? fileFacts.home;
  const facts: Facts = {
    ...fileFacts,
    ...(published as Partial<SiteFacts>),
    contact: published.contact ? withAddresses(published.contact) : fileFacts.contact,
    // Unpublished, it has the sections of the Thai one.
    'home-en':
      published['home-en'] ?? englishHomeOf(home.sections.map(({ blockType }) => blockType)),
  };
  return markSamples(facts);
}

/** Falls back to the file for addresses that are empty or were unknown at publication. */
const withAddresses = ({ crm, profiles, ...rest }: SiteFacts['contact']): Facts['contact'] => ({
  ...rest,
  crm: crm ?? fileFacts.contact.crm,
  profiles: profiles.length > 0 ? profiles : fileFacts.contact.profiles,
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const samplesIn = (value: unknown): object[] =>
  isObject(value)
    ? [
        ...('isSample' in value && value.isSample === true ? [value] : []),
        ...Object.values(value).flatMap(samplesIn),
      ]
    : [];

/** The samples of the file. */
const samples = samplesIn(fileFacts);

/** Replaces what equals a sample of the file by the sample, wherever it is now. */
function markSamples<Value>(value: Value): Value;
function markSamples(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => markSamples(entry));
  const marked = { ...value, isSample: true };
  const sample = samples.find((one) => isDeepStrictEqual(one, marked));
  if (sample) return sample;
  const entries = Object.entries(value).map(([key, child]: [string, unknown]) => [
    key,
    markSamples(child),
  ]);
  return Object.fromEntries(entries) as unknown;
}
