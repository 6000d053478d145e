import type { ClientField } from 'payload';

/** Unsaved input of one user in the form of one record, stored in the browser. */
export interface UnsavedInputWords {
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  /** The changed top-level fields of the form. */
  words: Words;
}

type Words = Record<string, unknown>;

const PREFIX = 'typed';
/** Unsaved input expires after 14 days. */
const EXPIRES_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Returns the `localStorage` key of unsaved input.
 *
 * @param form the slug of a collection or global
 * @param record the record's id; undefined for a global and for a record that is not yet created
 */
export const unsavedInputKey = (
  person: number | string,
  form: string,
  record: number | string | undefined,
): string => [PREFIX, person, form, record ?? 'new'].join(' ');

/** Stores unsaved input. Ignores a full or disabled `localStorage`. */
export function storeUnsavedInput(key: string, typed: UnsavedInputWords): void {
  try {
    localStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Full or disabled.
  }
}

/** Returns the unsaved input; undefined if there is none or it cannot be parsed. */
export function readUnsavedInput(key: string): UnsavedInputWords | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isUnsavedInput(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Removes unsaved input that was saved or discarded. */
export function removeUnsavedInput(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // `localStorage` is disabled.
  }
}

/**
 * Removes expired unsaved input of all users and forms.
 *
 * @param now in milliseconds since 1970
 */
export function removeExpired(now: number): void {
  removeWhere((key) => (readUnsavedInput(key)?.at ?? 0) < now - EXPIRES_MS);
}

/**
 * Removes the unsaved input of some forms, for all users.
 *
 * @param forms the slugs of their collections or globals
 */
export function removeUnsavedForms(forms: readonly string[]): void {
  removeWhere((key) => forms.includes(key.split(' ')[2] ?? ''));
}

function removeWhere(isRemoved: (key: string) => boolean): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys)
      if (key?.startsWith(`${PREFIX} `) && isRemoved(key)) localStorage.removeItem(key);
  } catch {
    // `localStorage` is disabled.
  }
}

const isUnsavedInput = (value: unknown): value is UnsavedInputWords =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'words' in value &&
  typeof value.words === 'object' &&
  value.words !== null;

/** Names of fields that may hold credentials, which are never stored. */
const SECRET = /password|secret|token|api.?key|^salt$|^hash$/i;

/** Returns the names of the fields that may be stored: visible, editable and not credentials. */
export function storableNames(fields: readonly ClientField[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [tab.name] : storableNames(tab.fields),
      );
    }
    if (field.type === 'ui') return [];
    if ('name' in field && field.name) {
      const { disabled, hidden, readOnly } = field.admin ?? {};
      const isHidden = 'hidden' in field && field.hidden;
      if (isHidden || disabled || hidden || readOnly || SECRET.test(field.name)) return [];
      return [field.name];
    }
    return 'fields' in field ? storableNames(field.fields) : [];
  });
}

/** Returns the fields among `names` that differ between two states of a form. */
export function changedWords(before: Words, now: Words, names: readonly string[]): Words {
  const changed = names.filter((name) => !areEqual({ is: before[name] }, { is: now[name] }));
  return Object.fromEntries(changed.map((name) => [name, now[name] ?? null]));
}

/** Payload's own fields, which change at each save. */
const metadata = new Set(['id', 'globalType', 'createdAt', 'updatedAt', '_status']);

/** Whether two states of a form are equal; an empty field equals a missing one. */
const areEqual = (a: Words, b: Words): boolean =>
  JSON.stringify(normalize(a)) === JSON.stringify(normalize(b));

function normalize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !metadata.has(key))
    .map(([key, item]: [string, unknown]) => [key, normalize(item)] as const)
    .filter(([, item]) => item !== null && item !== undefined && item !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}
