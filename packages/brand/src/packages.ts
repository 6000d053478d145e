/*
 * The packages as they are sold: the one home of their codes, names and prices. One to five of them, the smallest
 * first; each has all that the one before it has. Words and limits are the site's
 * (`apps/site/src/content/th/packages.ts`), and the compiler asks there for those of a new one.
 */

/** Code (part of addresses and payloads), name, and what a year costs for each branch, in whole baht before VAT. */
export const packageList = [
  { id: 'mini', name: 'Mini', yearly: 20_000 },
  { id: 'more', name: 'More', yearly: 28_000 },
  { id: 'ultimate', name: 'Ultimate', yearly: 38_000 },
] as const;

/** The smallest that keeps several branches together: a smaller one is for one branch at a time. */
export const branchesFrom: (typeof packageList)[number]['id'] = 'more';

/** VAT in per cent: added to every price (the rate of 2025; a royal decree changes it). */
export const vatPercent = 7;
