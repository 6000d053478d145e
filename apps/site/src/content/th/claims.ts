import type { Facts } from '../facts.ts';
import { isPublic } from '../proven.ts';

type Claim = Facts['claims']['claims'][number];

/** Public product claims by name. */
export type Claims = ReadonlyMap<Claim['claim'], Claim>;

/** The visible claims: switched on and, outside the sample brand, proven. */
export const claimsOf = ({ claims: { claims } }: Facts): Claims =>
  new Map(
    claims
      .filter((claim) => claim.isShown && isPublic(claim))
      .map((claim) => [claim.claim, claim] as const),
  );
