import { foldPhone } from '@clinicdee/protocol';
import type { CollectionBeforeOperationHook, Where } from 'payload';

const HIDDEN_FIELD = 'phoneSearch';

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

/** Rewrites a list search so that the phone is compared by its digits. */
export function foldPhoneCondition(where: Where): Where {
  const entries = Object.entries(where).map(([key, condition]) => {
    if (Array.isArray(condition)) return [key, condition.map(foldPhoneCondition)] as const;
    if (key !== HIDDEN_FIELD || typeof condition !== 'object') return [key, condition] as const;
    const typed = Object.values(condition as Record<string, unknown>)[0];
    const digits = typeof typed === 'string' ? phoneDigits(typed) : '';
    // Fewer digits than this would match almost every number, or (none at all) every lead.
    return [key, digits.length >= 3 ? { contains: digits } : { equals: '-' }] as const;
  });
  return Object.fromEntries(entries) as Where;
}

/** Lets the list's search box find a phone in any spelling. */
export const searchByPhone: CollectionBeforeOperationHook = ({ args }) => {
  const { where } = args as { where?: Where };
  return where ? { ...args, where: foldPhoneCondition(where) } : args;
};
