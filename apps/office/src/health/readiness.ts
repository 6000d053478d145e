import { Readiness } from '@clinicdee/protocol/http/readiness';
import type { Payload } from 'payload';
import { officeChecks } from './checks.ts';
import { type HealthCode, words } from './words.ts';

const known = new WeakMap<Payload, Readiness>();

/** What is known of this office's health: one look for all who ask. */
export function readinessOf(payload: Payload): Readiness {
  const kept = known.get(payload);
  if (kept) return kept;
  const made = new Readiness(officeChecks(payload), (code) => words[code as HealthCode]);
  known.set(payload, made);
  return made;
}
