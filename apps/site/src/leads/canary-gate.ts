import { randomUUID } from 'node:crypto';
import type { Outbox } from './outbox.ts';
import type { LeadService, receiveLead } from './receive.ts';
import { trialForm } from './trial-form.ts';

/**
 * Returns the arguments of {@link receiveLead} for a canary: the form as a visitor would send it, and a service that
 * marks the lead as a canary and neither counts it nor applies the rate limit.
 */
export function canaryCall(service: LeadService, outbox: Outbox): Parameters<typeof receiveLead> {
  const address = new URL('/api/leads', service.siteUrl);
  const { organisations } = service.contentFor(new Request(address));
  const request = new Request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `canary-${randomUUID()}` },
    body: JSON.stringify(trialForm(organisations)),
  });
  const canaryService: LeadService = {
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
  return [request, 'canary', canaryService];
}
