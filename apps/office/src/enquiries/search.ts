import { foldPhone } from '@clinicdee/protocol';
import type { CollectionBeforeOperationHook, Where } from 'payload';

type Condition = Record<string, unknown>;

/** Digits alone, whatever dashes, brackets, spaces or Thai digits were typed. */
export function phoneDigits(text: string): string {
  return foldPhone(text).replace(/\D/g, '');
}

/**
 * What is kept to find a number by: its digits as typed and in international form, so that
 * 081…, 6681… and +66 81… all lead to it.
 */
export function phoneSearchText(phone: string, phoneE164: string): string {
  const national = phoneE164.startsWith('+66') ? `0${phoneE164.slice(3)}` : '';
  return [...new Set([phoneDigits(phone), phoneDigits(phoneE164), national])]
    .filter(Boolean)
    .join(' ');
}

/**
 * Rewrites a list search: a phone is compared by its digits, a reference as it is kept, whatever
 * spelling was typed.
 */
export function foldSearch(where: Where): Where {
  const entries = Object.entries(where).map(([key, condition]) => {
    if (Array.isArray(condition)) return [key, condition.map(foldSearch)] as const;
    const typed = typeof condition === 'object' ? Object.values(condition as Condition)[0] : '';
    if (typeof typed !== 'string') return [key, condition] as const;
    if (key === 'phoneSearch') return [key, phoneCondition(typed)] as const;
    if (key === 'reference') return [key, referenceCondition(typed, condition)] as const;
    return [key, condition] as const;
  });
  return Object.fromEntries(entries) as Where;
}

/** Lets the list's search box find a phone and a reference in any spelling. */
export const searchAnySpelling: CollectionBeforeOperationHook = ({ args }) => {
  const { where } = args as { where?: Where };
  return where ? { ...args, where: foldSearch(where) } : args;
};

function phoneCondition(typed: string): Condition {
  const number = foldPhone(typed.trim().replace(/^(?:โทร|tel)[.:\s]*/i, ''));
  // The digits of a name, an e-mail or a reference are no phone.
  const digits = /^[-+/\d\s]*$/.test(number) ? number.replace(/\D/g, '') : '';
  // 0066…, and the 0 that cards print in brackets behind +66.
  const national = digits.replace(/^(?:0066|66)0?(?=\d{8,9}$)/, '0');
  // Fewer digits than this would match almost every number, or (none at all) every lead.
  return national.length >= 3 ? { contains: national } : { equals: '-' };
}

/** Read out over the phone: without the dash, in small letters, with an O for a 0. */
function referenceCondition(typed: string, condition: unknown): unknown {
  const [, first, second] = /^([0-9a-z]{4})[-\s]?([0-9a-z]{4})$/i.exec(typed.trim()) ?? [];
  if (!first || !second) return condition;
  const kept = `${first}-${second}`.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return { equals: kept };
}
