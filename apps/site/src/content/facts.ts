import { englishHomeOf, fileContent } from '@clinicdee/brand/site-content';
import type { PublishedSiteContent, SiteFacts } from '@clinicdee/protocol/site-content';

/** The editable texts and figures by subject, with samples flagged. */
export type Facts = typeof fileContent;

/** The facts in the repository; type-checked against the protocol between office and site. */
export const fileFacts: Facts = fileContent satisfies SiteFacts;

/**
 * Merges the subjects published by the office into the file's facts. Entries that equal a sample of the file stay
 * markSamples as samples, wherever they are now.
 */
export function factsWith(published: PublishedSiteContent): Facts {
  const home = published.home ?? fileFacts.home;
  const facts: Facts = {
    contact: published.contact ? withAddresses(published.contact) : fileFacts.contact,
    home,
    // Unpublished, it has the sections of the Thai one.
    'home-en':
      published['home-en'] ?? englishHomeOf(home.sections.map(({ blockType }) => blockType)),
    packages: published.packages ?? fileFacts.packages,
    promotions: published.promotions ?? fileFacts.promotions,
    equipment: published.equipment ?? fileFacts.equipment,
    stories: published.stories ?? fileFacts.stories,
    claims: published.claims ?? fileFacts.claims,
    questions: published.questions ?? fileFacts.questions,
    thesaurus: published.thesaurus ?? fileFacts.thesaurus,
    announcement: published.announcement
      ? { ...fileFacts.announcement, ...published.announcement }
      : fileFacts.announcement,
  };
  return markSamples(facts, fileFacts);
}

/** Falls back to the file for addresses that are empty or were unknown at publication. */
const withAddresses = ({ crm, profiles, ...rest }: SiteFacts['contact']): Facts['contact'] => ({
  ...rest,
  crm: crm ?? fileFacts.contact.crm,
  profiles: profiles.length > 0 ? profiles : fileFacts.contact.profiles,
});

/** Marks list entries that equal samples of the file. */
function markSamples<Value>(value: Value, file: unknown): Value;
function markSamples(value: unknown, file: unknown): unknown {
  if (Array.isArray(value)) {
    const samples = samplesBelow(file);
    return value.map((entry: unknown) => samples.get(keyOf(entry)) ?? markSamples(entry, file));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]: [string, unknown]) => [
    key,
    markSamples(child, partOf(file, key)),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** The samples below a node of the file, by their key. */
function samplesBelow(file: unknown): Map<string, object> {
  const samples = new Map<string, object>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('isSample' in value && value.isSample === true) samples.set(keyOf(value), value);
    for (const child of Object.values(value)) collect(child);
  };
  collect(file);
  return samples;
}

/** Descends into objects; entries of a list are compared with the whole list. */
const partOf = (file: unknown, key: string): unknown =>
  typeof file === 'object' && file !== null && !Array.isArray(file) && key in file
    ? (file as Record<string, unknown>)[key]
    : file;

/** Identity of an entry: all properties except `isSample`. */
function keyOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const own = Object.entries(value).filter(
    ([key, child]) => key !== 'isSample' && child !== undefined,
  );
  return JSON.stringify(own.sort(([a], [b]) => a.localeCompare(b)));
}
