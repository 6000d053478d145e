import { type Envelope, type FormValues, isEnvelope } from '@clinicdee/protocol';
import { jsonIn } from '@clinicdee/protocol/http/messages';
import {
  privacyRequestFields,
  privacyRights,
  type PrivacyWithdrawal,
} from '@clinicdee/protocol/privacy';
import type { LRUCache } from 'lru-cache';
import { checkForm, emptyForm } from '../forms/rules/check.ts';
import { correctedPart, readForm } from '../forms/rules/serialize.ts';
import { readBody } from '../http/body.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { postJson, type Receiver } from '../http/post-json.ts';
import { refusal, refusalExceeded } from '../http/refuse.ts';

export type PrivacyRequestValues = FormValues<typeof privacyRequestFields>;

export const emptyPrivacyRequest = emptyForm(privacyRequestFields);

/** The dependencies of {@link receivePrivacyRequest}. */
export interface PrivacyRequestService extends Endpoint {
  /** The office; undefined where there is none: then the site offers no form. */
  office: Receiver | undefined;
  /** Requests of this process, by reference: whether a mail was sent. */
  sent: LRUCache<string, boolean>;
}

/** The response to a request, with the values to render the form again. */
interface Reception {
  envelope: Envelope;
  retryAfterSeconds?: number;
  values: PrivacyRequestValues;
}

/**
 * Receives a request of a person about their own data: checks the origin, validates, and hands it to the office before
 * it returns success. Stores and logs nothing personal.
 *
 * @param clientAddress for the rate limit
 */
export async function receivePrivacyRequest(
  request: Request,
  clientAddress: string,
  service: PrivacyRequestService,
): Promise<Reception> {
  const content = service.contentFor(request);
  const { log, office, sent } = service;
  const body = await readBody(request, service.siteUrl);
  if ('error' in body)
    return { envelope: refusal(body.error, content), values: emptyPrivacyRequest };
  const values = readForm(privacyRequestFields, body.fields);
  const { fields } = content.privacyRequest;
  const checked = checkForm(privacyRequestFields, fields, values, {
    right: (value) => privacyRights.some((right) => right.value === value),
  });
  if (!checked.isValid) {
    return { envelope: refusal('invalid', content, { errors: checked.errors }), values };
  }
  const exceeded = await service.rateLimit.take(clientAddress);
  if (exceeded) {
    const { retryAfterSeconds } = exceeded;
    return { envelope: refusalExceeded(exceeded, content), retryAfterSeconds, values };
  }
  const written = correctedPart(privacyRequestFields, checked.values);
  const answer = office && (await callOffice(office, '', written));
  if (answer?.code !== 200 || answer.reference === undefined) {
    log.warn({ code: answer?.error ?? 'unreachable' }, 'privacy request not handed over');
    const message = content.privacyRequest.failure;
    return { envelope: refusal('unreachable', content, { message }), values };
  }
  sent.set(answer.reference, answer.message === 'mail_sent');
  return { envelope: answer, values };
}

/**
 * Confirms a request by the token of the mail. Called for a press of the button only: mail scanners follow links.
 *
 * @returns whether the request is confirmed
 */
export async function confirmPrivacyRequest(
  request: Request,
  clientAddress: string,
  { office, rateLimit, siteUrl }: PrivacyRequestService,
): Promise<boolean> {
  const body = await readBody(request, siteUrl);
  if (!office || 'error' in body || (await rateLimit.take(clientAddress))) return false;
  const answer = await callOffice(office, '/confirm', { token: body.fields.token });
  return answer?.code === 200;
}

/** Hands a withdrawal by link to the office. @returns undefined when the office has stored it, else why not */
export async function handOverWithdrawal(
  office: Receiver | undefined,
  withdrawal: PrivacyWithdrawal,
): Promise<string | undefined> {
  const answer = office && (await callOffice(office, '/withdraw', withdrawal));
  return answer?.code === 200 ? undefined : (answer?.error ?? 'unreachable');
}

async function callOffice(
  office: Receiver,
  path: string,
  body: object,
): Promise<Envelope | undefined> {
  const answer = await postJson({ ...office, url: `${office.url}${path}` }, body, {});
  const said = typeof answer === 'string' ? undefined : jsonIn(answer.text ?? '');
  return isEnvelope(said) ? said : undefined;
}
