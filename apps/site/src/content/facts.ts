import { fileContent } from '@clinicdee/brand/site-content';
import type { PublishedSiteContent, SiteFacts } from '@clinicdee/protocol/site-content';
import { isSection } from './sections.ts';

/** The words and figures that the office may change, subject by subject, with what of them is invented. */
export type Facts = typeof fileContent;

/** As the repository has them. The compiler holds them to what crosses between office and site. */
export const fileFacts: Facts = fileContent satisfies SiteFacts;

/**
 * The facts with what the office has published in the place of the file's. What it left as an invented piece of the
 * file is still invented, wherever it stands now.
 */
export function factsWith(published: PublishedSiteContent): Facts {
  const facts: Facts = {
    contact: published.contact ? withAddresses(published.contact) : fileFacts.contact,
    hero: published.hero ?? fileFacts.hero,
    packages: published.packages ?? fileFacts.packages,
    equipment: published.equipment ?? fileFacts.equipment,
    stories: published.stories ?? fileFacts.stories,
    claims: published.claims ?? fileFacts.claims,
    questions: published.questions ?? fileFacts.questions,
    thesaurus: published.thesaurus ?? fileFacts.thesaurus,
    sections: published.sections ? knownSections(published.sections) : fileFacts.sections,
  };
  return marked(facts, fileFacts);
}

/** Where else the vendor is: what was left empty, or was not asked for when it was published, is as the file has it. */
const withAddresses = ({ crm, profiles, ...rest }: SiteFacts['contact']): Facts['contact'] => ({
  ...rest,
  crm: crm ?? fileFacts.contact.crm,
  profiles: profiles.length > 0 ? profiles : fileFacts.contact.profiles,
});

/** The sections that this site has: an office that is newer may name others. */
const knownSections = ({ sections }: SiteFacts['sections']): Facts['sections'] => ({
  sections: sections.flatMap(({ section, isShown }) =>
    isSection(section) ? [{ section, isShown }] : [],
  ),
});

/** A value with the entries of its lists that the file has as samples marked as such. */
function marked<Value>(value: Value, file: unknown): Value;
function marked(value: unknown, file: unknown): unknown {
  if (Array.isArray(value)) {
    const samples = samplesBelow(file);
    return value.map((one: unknown) => samples.get(wordsOf(one)) ?? marked(one, file));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]: [string, unknown]) => [
    key,
    marked(one, partOf(file, key)),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** The invented entries of a part of the file, by their words. */
function samplesBelow(file: unknown): Map<string, object> {
  const found = new Map<string, object>();
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('isSample' in value && value.isSample === true) found.set(wordsOf(value), value);
    for (const child of Object.values(value)) look(child);
  };
  look(file);
  return found;
}

/** A list's entries have their like anywhere in the file's list. */
const partOf = (file: unknown, key: string): unknown =>
  typeof file === 'object' && file !== null && !Array.isArray(file) && key in file
    ? (file as Record<string, unknown>)[key]
    : file;

/** What tells an entry from others: all of it but whether it is invented. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const own = Object.entries(value).filter(([key, one]) => key !== 'isSample' && one !== undefined);
  return JSON.stringify(own.sort(([one], [other]) => one.localeCompare(other)));
}
