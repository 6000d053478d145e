/** What somebody has typed into a form and not saved, kept in the browser for this person and this subject. */
export interface TypedWords {
  /** When the last of it was typed, in milliseconds since 1970. */
  at: number;
  /** The form's fields. */
  words: Record<string, unknown>;
}

/** Where it is kept. */
export const typedKey = (user: number | string, subject: string): string =>
  `words ${user} ${subject}`;

/** Keeps what stands in a form; a browser that keeps nothing is no reason to stop anybody. */
export function keepTyped(key: string, typed: TypedWords): void {
  try {
    localStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Full, or switched off.
  }
}

/** @returns undefined where nothing is kept, or nothing that can be read */
export function readTyped(key: string): TypedWords | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isTyped(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: it was saved, or is not wanted. */
export function forgetTyped(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there either.
  }
}

const isTyped = (value: unknown): value is TypedWords =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'words' in value &&
  typeof value.words === 'object' &&
  value.words !== null;

/** What Payload keeps beside the words, and what is another at each save. */
const beside = new Set(['id', 'globalType', 'createdAt', 'updatedAt', '_status']);

/** Whether two states of a form say the same; a field that is empty is like one that is missing. */
export const areSameWords = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !beside.has(key))
    .map(([key, one]: [string, unknown]) => [key, plain(one)] as const)
    .filter(([, one]) => one !== null && one !== undefined && one !== '')
    .sort(([key], [other]) => (key < other ? -1 : 1));
  return Object.fromEntries(entries);
}
