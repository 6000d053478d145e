import type { Envelope, LeadPayload } from '@clinicdee/protocol';
import { answerWith } from '@clinicdee/protocol/http/answer';
import * as z from 'zod/mini';
import { memoize } from '../forms/rules/memoize.ts';
import type { ContentFor, SiteContent } from '../content/site-content.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { formPageOf } from '../attribution/attribution.ts';
import { readBody } from '../http/body.ts';
import { codeOf } from '../http/error-code.ts';
import { emptyLeadForm, leadFormRules, type LeadFormValues } from './form.ts';
import type { Log } from '../http/log.ts';
import type { Added, Outbox } from './outbox.ts';
import { buildPayload, readValues } from './payload.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { refusal, refusalExceeded, type Refused } from '../http/refuse.ts';
import type { NewLead } from './stored-lead.ts';
import { isSameOrigin } from '../http/same-origin.ts';

/** What receiving a lead needs from the rest of the server. */
export interface LeadService {
  outbox: Pick<Outbox, 'add' | 'has' | 'receivedAt' | 'refused' | 'resend'>;
  contentFor: ContentFor;
  rateLimit: Pick<RateLimit, 'take' | 'refund'>;
  siteUrl: URL;
  log: Log;
  /** Called after each commit of a lead that a person seems to have sent, with the page of its form. Must not throw. */
  count: (payload: LeadPayload, page: string, request: Request) => void;
  /** Called after each commit: something may be due. */
  onStored: () => void;
}

/** How a lead was received: the answer, and what a page needs to show the form again. */
export interface Reception {
  envelope: Envelope;
  retryAfterSeconds?: number;
  values: LeadFormValues;
  idempotencyKey?: string;
  /** The page that the form stood on at first. */
  formPage?: string;
}

/**
 * Receives a lead (spec §7.1): checks who asks, reads, validates, commits, and only then says so.
 *
 * @param clientAddress who asks, for the rate limit; never stored or logged
 */
export async function receiveLead(
  request: Request,
  clientAddress: string,
  service: LeadService,
): Promise<Reception> {
  const content = service.contentFor(request);
  const { leadForm } = content;
  const refuse = (error: Refused, rest: Partial<Reception> = {}): Reception => ({
    envelope: refusal(error, content),
    values: emptyLeadForm,
    ...rest,
  });

  if (!isSameOrigin(request, service.siteUrl)) return refuse('foreign_origin');
  const body = await readBody(request);
  if ('error' in body) return refuse(body.error);

  const sent = body.fields;
  const typed = readValues(sent);
  const key = idempotencyKeyOf(request, sent);
  const formPage = formPageOf(sent, request);
  const shown = { values: typed, formPage, ...(key && { idempotencyKey: key }) };

  const rules = rulesIn(content);
  const values = z.safeParse(rules.schema, typed);
  if (!values.success) {
    return { envelope: refusal('invalid', content, { errors: rules.errorsOf(typed) }), ...shown };
  }

  const lead = {
    payload: buildPayload(values.data, sent, request, content),
    idempotencyKey: key,
    // No person sees this field, so only a robot fills it; a filled one marks, never refuses.
    isSuspected: Boolean(sent.website),
  };
  try {
    const exceeded = await service.rateLimit.take(clientAddress);
    if (exceeded && !(await service.outbox.has(lead))) {
      const { retryAfterSeconds } = exceeded;
      return { envelope: refusalExceeded(exceeded, content), retryAfterSeconds, ...shown };
    }
    const { id, reference, isNew } = exceeded
      ? await service.outbox.add(lead)
      : await addCounted(lead, clientAddress, service);
    service.log.info({ lead: id, isNew, isSuspected: lead.isSuspected }, 'lead stored');
    if (isNew) service.onStored();
    if (isNew && !lead.isSuspected) service.count(lead.payload, formPage, request);
    return { envelope: { code: 200, message: leadForm.success.text, reference }, ...shown };
  } catch (error) {
    service.log.error({ code: codeOf(error) }, 'lead could not be stored');
    return refuse('not_stored', shown);
  }
}

/** What adds no lead, a replay say, counts for no limit. */
async function addCounted(
  lead: NewLead,
  clientAddress: string,
  { outbox, rateLimit }: LeadService,
): Promise<Added> {
  let isNew = false;
  try {
    const added = await outbox.add(lead);
    isNew = added.isNew;
    return added;
  } finally {
    if (!isNew) await rateLimit.refund(clientAddress);
  }
}

const rulesIn = memoize(({ leadForm }: SiteContent) => leadFormRules(leadForm.fields));

/** The answer of the call, for programs. */
export function answer({ envelope, retryAfterSeconds }: Reception): Response {
  return answerWith(
    envelope,
    retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : undefined,
  );
}
