import { Readiness } from '@clinicdee/protocol/http/readiness';
import type { Payload } from 'payload';
import { officeChecks } from './checks.ts';
import { type HealthCode, words } from './words.ts';

const instances = new WeakMap<Payload, Readiness>();

/** Returns the readiness of an office: one instance, so that concurrent requests share a check. */
export function readinessOf(payload: Payload): Readiness {
  const existing = instances.get(payload);
  if (existing) return existing;
  const created = new Readiness(officeChecks(payload), (code) => words[code as HealthCode]);
  instances.set(payload, created);
  return created;
}
