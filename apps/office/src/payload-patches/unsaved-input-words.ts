import type { ClientField } from 'payload';

/** What somebody has typed into a form and not saved, kept in the browser for this person and this record. */
export interface UnsavedInputWords {
  /** When the last of it was typed, in milliseconds since 1970. */
  at: number;
  /** The changed fields of the form, by their names at its top level. */
  words: Words;
}

type Words = Record<string, unknown>;

const PREFIX = 'typed';
/** How long it is kept at most, in milliseconds: fourteen days. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * The key under which it is kept.
 *
 * @param form the slug of a collection or global
 * @param record the record's id; undefined for a global and for a record that is not yet created
 */
export const unsavedInputKey = (
  person: number | string,
  form: string,
  record: number | string | undefined,
): string => [PREFIX, person, form, record ?? 'new'].join(' ');

/** Keeps what was typed into a form. Does nothing in a browser that stores nothing. */
export function keepUnsavedInput(key: string, typed: UnsavedInputWords): void {
  try {
    localStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Full, or switched off.
  }
}

/** @returns undefined where nothing is kept, or nothing that can be read */
export function readUnsavedInput(key: string): UnsavedInputWords | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isTyped(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Removes what was typed: it was saved, or is not wanted. */
export function forgetUnsavedInput(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there either.
  }
}

/**
 * Removes what was typed too long ago, whoever typed it and wherever.
 *
 * @param now in milliseconds since 1970
 */
export function forgetExpired(now: number): void {
  forgetWhere((key) => (readUnsavedInput(key)?.at ?? 0) < now - KEPT_MS);
}

/**
 * Removes the unsaved input of some forms, whoever typed it.
 *
 * @param forms the slugs of their collections or globals
 */
export function forgetForms(forms: readonly string[]): void {
  forgetWhere((key) => forms.includes(key.split(' ')[2] ?? ''));
}

function forgetWhere(isForgotten: (key: string) => boolean): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys)
      if (key?.startsWith(`${PREFIX} `) && isForgotten(key)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}

const isTyped = (value: unknown): value is UnsavedInputWords =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'words' in value &&
  typeof value.words === 'object' &&
  value.words !== null;

/** Credentials are never kept, whatever their field is. */
const SECRET = /password|secret|token|api.?key|^salt$|^hash$/i;

/** The fields of a form that may be kept: those that people see and can change, and no credentials. */
export function keptNames(fields: readonly ClientField[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [tab.name] : keptNames(tab.fields),
      );
    }
    if (field.type === 'ui') return [];
    if ('name' in field && field.name) {
      const { disabled, hidden, readOnly } = field.admin ?? {};
      const isClosed = 'hidden' in field && field.hidden;
      if (isClosed || disabled || hidden || readOnly || SECRET.test(field.name)) return [];
      return [field.name];
    }
    return 'fields' in field ? keptNames(field.fields) : [];
  });
}

/** What differs between two states of a form. @param names the fields that are compared */
export function changedWords(before: Words, now: Words, names: readonly string[]): Words {
  const changed = names.filter((name) => !areSameWords({ is: before[name] }, { is: now[name] }));
  return Object.fromEntries(changed.map((name) => [name, now[name] ?? null]));
}

/** What Payload keeps beside the words, and what is another at each save. */
const beside = new Set(['id', 'globalType', 'createdAt', 'updatedAt', '_status']);

/** Whether two states of a form say the same; a field that is empty is like one that is missing. */
const areSameWords = (one: Words, other: Words): boolean =>
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
