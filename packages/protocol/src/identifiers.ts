import { extractEmail } from './email.ts';
import { foldDigits } from './text.ts';

/** A phone number or e-mail address in a text. */
interface Identifier {
  /** Normal form: `+66812345678`, or the address in lower case. */
  value: string;
  /** Position in the text, in UTF-16 code units. */
  start: number;
  end: number;
}

/** What people write between the digits of a phone number. */
const gap = '[\\s().\\-\\u2010-\\u2015/]{0,3}';
const digits = (count: number) => `(?:${gap}\\d){${count}}`;
/** A Thai number with its national part as group 1, or a foreign one in international form as group 2. */
const phone = new RegExp(
  `(?<!\\d)(?:(?:\\+|00)?${gap}6${gap}6${gap}(?:0${gap}|\\(0\\)${gap})?|0${gap})` +
    `([689]${digits(8)}|[2-57]${digits(7)})(?!\\d)|(?<!\\d)\\+${gap}([1-9]${digits(6)}(?:${gap}\\d){0,8})(?!\\d)`,
  'g',
);
const email = /[^\s@<>()[\]{},;:"'“”|/]+@[^\s@<>()[\]{},;:"'“”|/]+\.[^\s@<>()[\]{},;:"'“”|/]+/g;

/**
 * Finds all phone numbers and e-mail addresses in a text, in any spelling: with Thai digits, spaces, dashes, brackets,
 * `0…`, `66…` or `+66…`, upper or lower case.
 */
export function identifiersIn(text: string): Identifier[] {
  const plain = sameLength(text);
  const phones = Array.from(plain.matchAll(phone), ({ 0: match, 1: thai, 2: foreign, index }) => ({
    value: thai === undefined ? `+${digitsOf(foreign)}` : `+66${digitsOf(thai)}`,
    start: index,
    end: index + match.length,
  }));
  const emails = Array.from(plain.matchAll(email), ({ 0: match, index }) => ({
    value: extractEmail(match).toLowerCase(),
    start: index,
    end: index + match.length,
  }));
  return [...phones, ...emails];
}

/** Returns the distinct values of all identifiers in the texts of a JSON value. */
export function identifiersOf(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set(identifiersIn(value).map((found) => found.value));
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((child) => [...identifiersOf(child)]));
}

/** Replaces the phone numbers and e-mail addresses that `isMatch` accepts. */
export function redact(text: string, isMatch: (value: string) => boolean, by: string): string {
  return identifiersIn(text)
    .filter(({ value }) => isMatch(value))
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + by + rest.slice(end), text);
}

const digitsOf = (text = '') => text.replace(/\D/g, '');

/** Folds digits, full-width plus and at signs without changing positions. */
const sameLength = (text: string): string =>
  text.replace(/[\p{Nd}＋＠]/gu, (sign) => {
    if (sign === '＋') return '+';
    if (sign === '＠') return '@';
    return sign.length === 1 ? foldDigits(sign) : sign;
  });
