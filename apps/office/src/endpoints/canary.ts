import { CANARY_ACTION, CANARY_EVERY_HEADER, CANARY_HEADER } from '@clinicdee/protocol';
import type { Payload } from 'payload';
import { recordCanary } from '../health/canary.ts';
import { tryLead } from '../health/try-lead.ts';
import type { Enquiry } from './store-once.ts';

const HOUR_MS = 60 * 60_000;

/** Whether the request is a canary. Header and body must both say so, so that no real lead is discarded. */
export function isCanary(headers: Headers, sent: unknown): boolean {
  return (
    headers.get(CANARY_HEADER) === '1' &&
    typeof sent === 'object' &&
    sent !== null &&
    'user_action' in sent &&
    sent.user_action === CANARY_ACTION
  );
}

/** Turns a canary into a lead that passes validation. */
export const asLead = (sent: unknown): unknown => ({
  ...(sent as object),
  user_action: 'contact_form_submit',
});

/** Runs a canary through the steps of a lead and records the result. @returns whether all steps passed */
export async function tryCanary(
  payload: Payload,
  enquiry: Enquiry<'leads'>,
  headers: Headers,
): Promise<boolean> {
  const lostAt = await tryLead(payload, enquiry);
  const seconds = Number(headers.get(CANARY_EVERY_HEADER));
  await recordCanary(payload, lostAt, seconds > 0 ? seconds * 1000 : HOUR_MS);
  return lostAt === undefined;
}
