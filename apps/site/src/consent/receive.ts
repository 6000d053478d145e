import { answerWith } from '@clinicdee/protocol/calls/answer';
import * as z from 'zod/mini';
import { consent, consentWording, purposes } from '../content/th/consent.ts';
import { readBody } from '../calls/body.ts';
import { codeOf } from '../calls/error-code.ts';
import type { Log } from '../calls/log.ts';
import type { RateLimit } from '../calls/rate-limit.ts';
import { refuse } from '../calls/refuse.ts';
import { isSameOrigin } from '../calls/same-origin.ts';
import { offeredBy, type Tags } from './tags.ts';
import type { ConsentRepository } from './consent-repository.ts';

/** What writing down a choice needs from the rest of the server. */
export interface ConsentService {
  repository: Pick<ConsentRepository, 'add' | 'list'>;
  tags: Tags;
  rateLimit: RateLimit;
  siteUrl: URL;
  log: Log;
}

const sent = z.object({ version: z.string(), allowed: z.array(z.enum(purposes)) });

/**
 * Writes a visitor's choice into the consent repository.
 *
 * @param clientAddress who asks, for the rate limit; never stored or logged
 */
export async function receiveConsent(
  request: Request,
  clientAddress: string,
  service: ConsentService,
): Promise<Response> {
  if (!isSameOrigin(request, service.siteUrl)) return refuse('foreign_origin');
  const body = await readBody(request);
  if ('error' in body) return refuse(body.error);
  const choice = z.safeParse(sent, body.fields);
  // Words that this server does not know cannot be recorded: the page is older than the site.
  if (!choice.success || choice.data.version !== consent.version) return refuse('invalid');
  if (service.rateLimit.take(clientAddress) > 0) return refuse('too_many');

  const offered = offeredBy(service.tags);
  const allowed = offered.filter((purpose) => choice.data.allowed.includes(purpose));
  try {
    const { version } = consent;
    service.repository.add({ version, wording: consentWording(offered), offered, allowed });
  } catch (error) {
    service.log.error({ code: codeOf(error) }, 'consent could not be recorded');
    return refuse('not_stored');
  }
  return answerWith({ code: 200, message: consent.saved });
}
