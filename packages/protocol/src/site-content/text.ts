import * as z from 'zod/mini';

/** Characters that are invisible or move others. */
const UNFIT =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\ufff9-\ufffd]/gu;
/** Marks that are drawn over adjacent lines. */
const STACKED = /\p{M}{5}/u;

/** Removes characters that no text may contain. */
export const withoutUnfit = (text: string): string => text.replaceAll(UNFIT, '');

/** A visible character: no spaces, no zero-width characters and no blank letters. */
const READABLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns whether a text has a visible character. */
export const isReadable = (text: string): boolean => READABLE.test(text);

/** Returns whether all placeholders are known; an unknown one would appear on the page. */
const hasKnownPlaceholders = (text: string, known: readonly string[]) =>
  (text.match(/\{\{.*?\}\}/g) ?? []).every((name) => known.includes(name));

const lineChecks = (most: number, known: readonly string[]) => [
  z.refine<string>((text) => hasKnownPlaceholders(text, known), 'unknown_placeholder'),
  z.refine<string>((text) => text.length <= most, `too_long:${most}`),
  z.refine<string>(
    (text) => withoutUnfit(text) === text && !STACKED.test(text),
    'unfit_characters',
  ),
];

/** A visible text of one line. @param known placeholders that it may contain: `{{name}}` */
export const line = (most: number, known: readonly string[] = []) =>
  z.string('empty').check(z.refine(isReadable, 'empty'), ...lineChecks(most, known));

/** Like {@link line}, but may be empty. */
export const lineOrNothing = (most: number) =>
  z._default(z.string().check(...lineChecks(most, [])), '');

/** A value chosen from a list that the rule does not know. */
export const chosen = z.string('empty').check(z.minLength(1, 'empty'));

/** An optional link target: a path of the site, or an https URL. */
export const linkTarget = lineOrNothing(300).check(
  z.refine((text) => /^$|^(\/(?!\/)|https:\/\/)[^\s"<>\\]*$/.test(text), 'not_a_target'),
);

const isWebAddress = (text: string) => /^https:\/\/[^\s"<>]+$/.test(text) && URL.canParse(text);

/** An absolute https URL. */
export const webAddress = line(300).check(z.refine(isWebAddress, 'not_an_address'));

/** Returns whether a day exists, unlike 30 February. */
const isExistingDay = (day: string) => {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** The highest price: a hundred million baht. */
const MOST_SATANG = 10_000_000_000;

/** A price in satang. */
export const price = z
  .int('not_a_price')
  .check(z.minimum(100, 'not_a_price'), z.maximum(MOST_SATANG, 'not_a_price'));

/** A calendar day of this century, `2026-12-28`; people also type Buddhist years and years of two digits. */
export const calendarDay = z
  .string('empty')
  .check(z.refine((text) => /^20\d\d-\d\d-\d\d$/.test(text) && isExistingDay(text), 'not_a_day'));

/** A validation problem: a path and a code, for which the office has a message. */
export interface ContentProblem {
  path: (string | number)[];
  /** ASCII, with an optional parameter after a colon. */
  code: string;
}

/** A check across the fields of a subject. */
export const fitting = <Subject>(problemsIn: (subject: Subject) => Iterable<ContentProblem>) =>
  z.check<Subject>(({ issues, value }) => {
    for (const { path, code } of problemsIn(value)) {
      issues.push({ code: 'custom', input: value, path, message: code, continue: true });
    }
  });

/** Yields the missing half of an optional link. */
export function* wholeLink({
  linkText,
  linkAddress,
}: {
  linkText: string;
  linkAddress: string;
}): Generator<ContentProblem> {
  if (linkAddress !== '' && linkText === '') yield { path: ['linkText'], code: 'empty' };
  if (linkText !== '' && linkAddress === '') yield { path: ['linkAddress'], code: 'empty' };
}

/** Rejects an item whose value of a key occurred before. */
export const unique = <Key extends string>(key: Key) =>
  fitting<Record<Key, string>[]>(function* (items) {
    const seen = new Set<string>();
    for (const [index, { [key]: value }] of items.entries()) {
      if (seen.has(value)) yield { path: [index, key], code: 'repeated' };
      seen.add(value);
    }
  });

type ListCheck<Item extends z.ZodMiniType> = z.core.$ZodCheck<z.output<Item>[]>;

/** A list of at least one item. */
export const list = <Item extends z.ZodMiniType>(
  item: Item,
  most: number,
  ...checks: ListCheck<Item>[]
) =>
  z
    .array(item, 'too_few:1')
    .check(z.minLength(1, 'too_few:1'), z.maxLength(most, `too_many:${most}`), ...checks);

/** A list of a fixed length. */
export const exactly = <Item extends z.ZodMiniType>(item: Item, count: number) =>
  z
    .array(item, `too_few:${count}`)
    .check(z.minLength(count, `too_few:${count}`), z.maxLength(count, `too_many:${count}`));

/** A section of one of several kinds, which `blockType` names. @param more fields that all kinds have */
export const sectionOfKind = <Section>(
  kinds: Readonly<Record<string, z.ZodMiniObject>>,
  more: Record<string, z.ZodMiniType> = {},
) =>
  z.discriminatedUnion(
    'blockType',
    Object.entries(kinds).map(([kind, schema]) =>
      z.extend(schema, { ...more, blockType: z.literal(kind) }),
    ) as unknown as [z.ZodMiniObject<{ blockType: z.ZodMiniLiteral<string> }>],
  ) as unknown as z.ZodMiniType<Section>;

/** A list that may be empty or missing. */
export const listOrNothing = <Item extends z.ZodMiniType>(
  item: Item,
  most: number,
  ...checks: ListCheck<Item>[]
) => z._default(z.array(item).check(z.maxLength(most, `too_many:${most}`), ...checks), []);
