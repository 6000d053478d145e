import { type Envelope, leadFields } from '@clinicdee/protocol';
import { answerWith } from '@clinicdee/protocol/http/messages';
import { checkForm } from '../forms/rules/check.ts';
import { idempotencyKeyOf } from '../http/form-request.ts';
import { formPageOf } from '../attribution/attribution.ts';
import { readBody } from '../http/body.ts';
import { codeOf } from '../http/error-code.ts';
import { emptyLeadForm, type LeadFormValues } from './form.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { buildPayload, readValues } from './payload.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { refusal, refusalExceeded, type Refused } from '../http/refuse.ts';
import type { SqliteOutbox } from './sqlite-outbox.ts';

/** The dependencies of {@link receiveLead}. */
export interface LeadService extends Endpoint {
  /** Stores leads, or passes them through. */
  outbox: Pick<SqliteOutbox, 'add' | 'has' | 'receivedAt'>;
  /** The leads that are stored here, also in passthrough mode. */
  localOutbox: Pick<SqliteOutbox, 'erase' | 'ofPerson' | 'refused' | 'resend'>;
  rateLimit: Pick<RateLimit, 'take' | 'giveBack'>;
  /** Called after each commit of a new lead. */
  onStored: () => void;
}

/** The response to a lead, with the data to render the form again. */
export interface Reception {
  envelope: Envelope;
  retryAfterSeconds?: number;
  values: LeadFormValues;
  idempotencyKey?: string;
  /** The page on which the form was first shown. */
  formPage?: string;
}

/**
 * Receives a lead (spec §7.1): checks the origin, validates, and commits before it returns success.
 *
 * @param clientAddress for the rate limit; never stored or logged
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

  const body = await readBody(request, service.siteUrl);
  if ('error' in body) return refuse(body.error);

  const sent = body.fields;
  const typed = readValues(sent);
  const key = idempotencyKeyOf(request, sent);
  const formPage = formPageOf(sent, request);
  const shown = { values: typed, formPage, ...(key && { idempotencyKey: key }) };

  const { errors, isValid, values } = checkForm(leadFields, leadForm.fields, typed);
  if (!isValid) return { envelope: refusal('invalid', content, { errors }), ...shown };

  const lead = {
    payload: buildPayload(values, sent, request, content),
    idempotencyKey: key,
    // A honeypot: the field is hidden, so only bots fill it. The lead is marked, never rejected.
    isSuspected: Boolean(sent.website),
  };
  try {
    // A form that is sent again gets its reference, and is not counted.
    const exceeded = await service.rateLimit.take(clientAddress);
    if (exceeded && !service.outbox.has(lead)) {
      const { retryAfterSeconds } = exceeded;
      return { envelope: refusalExceeded(exceeded, content), retryAfterSeconds, ...shown };
    }
    const { id, reference, isNew } = await service.outbox.add(lead);
    if (!isNew && !exceeded) await service.rateLimit.giveBack(clientAddress);
    service.log.info({ lead: id, isNew, isSuspected: lead.isSuspected }, 'lead stored');
    if (isNew) service.onStored();
    return { envelope: { code: 200, message: leadForm.success.text, reference }, ...shown };
  } catch (error) {
    service.log.error({ code: codeOf(error) }, 'lead could not be stored');
    return refuse('not_stored', shown);
  }
}

/** Builds the JSON response of the API. */
export function answer({ envelope, retryAfterSeconds }: Reception): Response {
  return answerWith(
    envelope,
    retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : undefined,
  );
}
