import { english } from '@clinicdee/brand/english';
import type { Facts } from '../facts.ts';
import { fill } from '../fill-in.ts';
import { shortHours } from './hours.ts';

const thai = /[\u0e00-\u0e7f]/;

/** The English of a text, which is its own if it has no Thai letters; undefined when unknown. */
export const inEnglish = (text: string): string | undefined =>
  thai.test(text) ? english[text] : text;

/** The English of a name; an unknown one stays Thai. */
export const nameInEnglish = (name: string): string => inEnglish(name) ?? name;

/**
 * The facts for English pages. Prices, hours, numbers and switches are the office's. Entries with a text that has no
 * English are left out; packages always stay, with general words.
 */
export const englishFacts = (facts: Facts): Facts => ({
  ...facts,
  home: facts['home-en'],
  contact: {
    ...facts.contact,
    postal: named(facts.contact.postal),
    place: { ...named(facts.contact.place), search: facts.contact.place.search },
  },
  packages: {
    packages: facts.packages.packages.map((entry) => packageOf(entry, facts)),
    comparison: facts.packages.comparison.flatMap(comparisonGroup),
  },
  promotions: {
    promotions: facts.promotions.promotions.map((promotion) => ({
      ...promotion,
      text: promotion.english ?? inEnglish(promotion.text) ?? 'Limited-time price',
    })),
  },
  equipment: { devices: facts.equipment.devices.flatMap(known) },
  stories: {
    stories: facts.stories.stories.flatMap(known),
    clinics: facts.stories.clinics.map((clinic) => ({
      ...clinic,
      name: nameInEnglish(clinic.name),
    })),
  },
  claims: {
    claims: facts.claims.claims.map(({ method, ...claim }) => {
      const words = method === undefined ? undefined : inEnglish(method);
      return { ...claim, ...(words !== undefined && { method: words }) };
    }),
  },
  questions: { questions: questionsOf(facts) },
  announcement: known(facts.announcement)[0] ?? {
    ...facts.announcement,
    text: '',
    linkText: '',
  },
});

type SoldPackage = Facts['packages']['packages'][number];
type Group = Facts['packages']['comparison'][number];

function packageOf(sold: SoldPackage, { contact }: Facts): SoldPackage {
  const { doctorsFrom, doctorsTo, name, storage, subtitle, suitability, support, users } = sold;
  const range = [...new Set([doctorsFrom, doctorsTo])].filter((count) => count !== undefined);
  const doctors =
    range.length > 0 ? `${range.join('–')} ${doctorsTo === 1 ? 'doctor' : 'doctors'}` : undefined;
  const suits = suitability === undefined ? undefined : inEnglish(suitability);
  const phrases = support.flatMap((phrase) => inEnglish(phrase) ?? []);
  return {
    ...sold,
    name: nameInEnglish(name),
    subtitle: inEnglish(subtitle) ?? 'One price per year and branch',
    suitability: suits ?? doctors ?? 'Ask us whether it suits your clinic',
    users: limit(users),
    storage: limit(storage),
    support: phrases.length > 0 ? phrases : shortHours(contact),
  };
}

function questionsOf({ packages: { packages }, questions: { questions } }: Facts) {
  const packagesWithBranches = packages
    .filter(({ hasBranches }) => hasBranches)
    .map(({ name }) => nameInEnglish(name))
    .join(' and ');
  return questions
    .flatMap(known)
    .map((entry) => ({ ...entry, answer: fill(entry.answer, { packagesWithBranches }) }));
}

/** A limit with a unit: its number alone when its words are unknown. */
const limit = (text: string) => inEnglish(text) ?? /^[\d,.]+/.exec(text)?.[0] ?? 'On request';

function comparisonGroup({ title, rows }: Group): Group[] {
  const words = inEnglish(title);
  const own = rows.flatMap(({ tip, ...row }) => {
    const label = inEnglish(row.label);
    const ownTip = tip === undefined ? undefined : inEnglish(tip);
    return label === undefined ? [] : [{ ...row, label, ...(ownTip && { tip: ownTip }) }];
  });
  return words === undefined || own.length === 0 ? [] : [{ title: words, rows: own }];
}

/** The texts of an entry in English; no entry when one is unknown. Evidence is never shown. */
function known<Entry extends object>(entry: Entry): Entry[] {
  const pairs = Object.entries(entry).map(([key, value]: [string, unknown]): [string, unknown] => [
    key,
    key === 'evidence' ? value : translated(value),
  ]);
  const isKnown = pairs.every(([, value]) => {
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    return !parts.includes(UNKNOWN);
  });
  return isKnown ? [{ ...entry, ...Object.fromEntries(pairs) }] : [];
}

const UNKNOWN = Symbol('unknown');

function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => translated(part));
  return typeof value === 'string' ? (inEnglish(value) ?? UNKNOWN) : value;
}

/** Names of places, which stay Thai when they are unknown. */
const named = <Names extends object>(names: Names) =>
  Object.fromEntries(
    Object.entries(names).map(([key, name]: [string, string]) => [key, nameInEnglish(name)]),
  ) as Names;
