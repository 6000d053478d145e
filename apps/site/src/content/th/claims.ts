import type { Facts } from '../facts.ts';
import { isPublic } from '../proven.ts';

type Claim = Facts['claims']['claims'][number];

/** What is claimed of the product in public, by name. */
export type Claims = ReadonlyMap<Claim['claim'], Claim>;

/** The claims that are shown: those that are switched on, and outside the sample brand proven. */
export const claimsOf = ({ claims: { claims } }: Facts): Claims =>
  new Map(
    claims.filter((one) => one.isShown && isPublic(one)).map((one) => [one.claim, one] as const),
  );
