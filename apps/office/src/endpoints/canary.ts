import { CANARY_ACTION, CANARY_EVERY_HEADER, CANARY_HEADER } from '@clinicdee/protocol';
import type { Payload } from 'payload';
import { noteCanary } from '../health/canary.ts';
import { tryLead } from '../health/try-lead.ts';
import type { Enquiry } from './store-once.ts';

const HOUR_MS = 60 * 60_000;

/** Whether this is no lead but the site trying the way. It says so twice: a real one is never lost here. */
export function isCanary(headers: Headers, sent: unknown): boolean {
  return (
    headers.get(CANARY_HEADER) === '1' &&
    typeof sent === 'object' &&
    sent !== null &&
    'user_action' in sent &&
    sent.user_action === CANARY_ACTION
  );
}

/** What it would be as a lead. */
export const asLead = (sent: unknown): unknown => ({
  ...(sent as object),
  user_action: 'contact_form_submit',
});

/** Goes the whole way with it, and notes how far it came. @returns whether to its end */
export async function tryCanary(
  payload: Payload,
  enquiry: Enquiry<'leads'>,
  headers: Headers,
): Promise<boolean> {
  const lostAt = await tryLead(payload, enquiry);
  const seconds = Number(headers.get(CANARY_EVERY_HEADER));
  await noteCanary(payload, lostAt, seconds > 0 ? seconds * 1000 : HOUR_MS);
  return lostAt === undefined;
}
