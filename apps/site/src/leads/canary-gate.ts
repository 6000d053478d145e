import { randomUUID } from 'node:crypto';
import type { Outbox } from './outbox.ts';
import type { LeadService, receiveLead } from './receive.ts';
import { trialForm } from './trial-form.ts';

/**
 * A form as a visitor would send it, and the call that receives it: all as with a lead, but that it is
 * marked in the outbox, counts as no visit and takes nobody's turn.
 */
export function openGate(service: LeadService, outbox: Outbox): Parameters<typeof receiveLead> {
  const address = new URL('/api/leads', service.siteUrl);
  const asked = new Request(address);
  const { organisations } = service.contentFor(asked);
  const request = new Request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `canary-${randomUUID()}` },
    body: JSON.stringify(trialForm(organisations)),
  });
  const gate: LeadService = {
    ...service,
    outbox: {
      add: (lead) => outbox.add({ ...lead, isCanary: true }),
      has: () => false,
      receivedAt: () => undefined,
      refused: () => ({ total: 0, leads: [] }),
      resend: () => 0,
    },
    rateLimit: { take: () => Promise.resolve(undefined), refund: () => Promise.resolve() },
    count: () => undefined,
  };
  return [request, 'canary', gate];
}
