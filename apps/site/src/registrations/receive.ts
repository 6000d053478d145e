import { createHash } from 'node:crypto';
import type { Envelope, LeadPayload } from '@clinicdee/protocol';
import { LRUCache } from 'lru-cache';
import { fill } from '../content/fill-in.ts';
import type { Outcome } from '../forms/rules/outcome.ts';
import type { SiteContent } from '../content/site-content.ts';
import { idempotencyKeyOf, REMEMBERED_FORMS } from '../http/form-request.ts';
import { formPageOf } from '../attribution/attribution.ts';
import { readBody } from '../http/body.ts';
import { codeOf } from '../http/error-code.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { refusal, refusalExceeded, type Refused } from '../http/refuse.ts';
import { asLead } from './as-lead.ts';
import { emptyRegistration, checkRegistration, type RegistrationValues } from './form.ts';
import { readOutcome } from './outcome.ts';
import { buildRegistration, readRegistration } from './payload.ts';
import type { RegistrationApi, UpstreamAnswer, UpstreamFailure } from './registration-api.ts';

/**
 * Stores a registration as a lead for sales when the registration API does not answer, once for each key.
 *
 * @returns its reference
 * @throws Error when it could not be stored
 */
export type KeepAsLead = (lead: LeadPayload, key: string | undefined) => Promise<string>;

/** The answers of ten minutes by idempotency key: a double click waits for the call in flight. */
export const answerCache = () =>
  new LRUCache<string, UpstreamAnswer | UpstreamFailure, () => ReturnType<RegistrationApi>>({
    max: REMEMBERED_FORMS,
    ttl: 10 * 60 * 1000,
    fetchMethod: (_key, _stale, { context: call }) => call(),
    ignoreFetchAbort: true,
  });

export interface RegistrationService extends Endpoint {
  /** Undefined where no registration API is configured. */
  api: RegistrationApi | undefined;
  answers: ReturnType<typeof answerCache>;
  /** The content in the language of the staff. */
  staffContent: () => SiteContent;
  /**
   * When registrations were accepted, by their reference, in milliseconds since 1970. So the thanks page confirms no
   * reference that somebody typed into its address. After a restart it asks visitors to call.
   */
  recentRegistrations: LRUCache<string, number>;
  keepAsLead: KeepAsLead;
}

/** The response to a registration, with the data to render the form again. */
export interface RegistrationReception {
  status: number;
  /** The answer as JSON text: the registration API's own (which may be empty), or our envelope. */
  body: string;
  retryAfter?: string;
  /** The same answer, parsed for the page. */
  outcome: Outcome;
  values: RegistrationValues;
  idempotencyKey?: string;
  /** The page on which the form was first shown. */
  formPage?: string;
}

/**
 * Forwards a registration and returns the answer of the registration API, errors included (spec §7.3). Without an
 * answer the visitor gets an error, and the registration is stored as a lead for sales.
 *
 * @param clientAddress for the rate limit; never stored or logged
 */
export async function receiveRegistration(
  request: Request,
  clientAddress: string,
  service: RegistrationService,
): Promise<RegistrationReception> {
  const content = service.contentFor(request);
  const { keptRegistration, notConfigured, notices, packages, registration } = content;
  const respond = (
    envelope: Envelope,
    shown: Partial<RegistrationReception>,
  ): RegistrationReception => {
    const body = JSON.stringify(envelope);
    const outcome = readOutcome(envelope.code, body, registration);
    return { status: envelope.code, body, outcome, values: emptyRegistration, ...shown };
  };
  const refuse = (
    error: Refused,
    shown: Partial<RegistrationReception> = {},
    details: Partial<Envelope> = {},
  ) => respond({ ...refusal(error, content), ...details }, shown);

  const requestBody = await readBody(request, service.siteUrl);
  if ('error' in requestBody) return refuse(requestBody.error);

  const sent = requestBody.fields;
  const typed = readRegistration(sent);
  const key = idempotencyKeyOf(request, sent);
  const formPage = formPageOf(sent, request);
  const shown = { values: typed, formPage, ...(key && { idempotencyKey: key }) };
  const { errors, isValid, values } = checkRegistration(registration.fields, packages, typed);
  if (!isValid) return refuse('invalid', shown, { errors });

  const { api, log } = service;
  const payload = buildRegistration(values, sent, request, notices);
  const exceeded = await service.rateLimit.take(clientAddress);
  if (exceeded) {
    const retryAfter = String(exceeded.retryAfterSeconds);
    return respond(refusalExceeded(exceeded, content), { ...shown, retryAfter });
  }

  // A corrected form has the same key but other values, and is another registration.
  const callKey = keyOf(key ?? crypto.randomUUID(), values);
  const register = () => api?.(payload, callKey) ?? Promise.resolve('unreachable' as const);
  const answer = await service.answers.forceFetch(callKey, { context: register });
  // Without a key the outbox treats the same values within an hour as one lead.
  const leadKey = key && `registration-${callKey}`;
  if (typeof answer === 'string') {
    service.answers.delete(callKey);
    try {
      const reference = await service.keepAsLead(asLead(payload, service.staffContent()), leadKey);
      log.warn({ failure: answer, reference }, 'registration not answered, kept as a lead');
      const message = fill(keptRegistration[answer], { reference });
      return refuse(answer, shown, { message, reference });
    } catch (error) {
      log.error({ failure: answer, code: codeOf(error) }, 'registration neither answered nor kept');
      return api ? refuse(answer, shown) : refuse('not_stored', shown, { message: notConfigured });
    }
  }
  log.info({ status: answer.status }, 'registration forwarded');
  const { status, body, retryAfter } = answer;
  const outcome = readOutcome(status, body, registration);
  if (!outcome.isSuccess) service.answers.delete(callKey);
  return { status, body, outcome, ...shown, ...(retryAfter !== null && { retryAfter }) };
}

/** Builds the JSON response of the API. */
export function answerRegistration({ status, body, retryAfter }: RegistrationReception): Response {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  if (retryAfter) headers.set('retry-after', retryAfter);
  return new Response([204, 205, 304].includes(status) ? null : body, { status, headers });
}

const keyOf = (key: string, values: RegistrationValues) =>
  createHash('sha256')
    .update(JSON.stringify([key, values]))
    .digest('hex')
    .slice(0, 40);
