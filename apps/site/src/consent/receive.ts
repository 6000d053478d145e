import { answerWith } from '@clinicdee/protocol/http/messages';
import * as z from 'zod/mini';
import type { SiteContent } from '../content/site-content.ts';
import { readBody } from '../http/body.ts';
import { codeOf } from '../http/error-code.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { refuse, refuseExceeded } from '../http/refuse.ts';
import { offeredBy, type Purpose, purposes, type Tags } from './tags.ts';
import type { ConsentRepository } from './consent-repository.ts';

/** The dependencies of {@link receiveConsent}. */
export interface ConsentService extends Endpoint {
  repository: ConsentRepository;
  tags: Tags;
}

const sent = z.object({ version: z.string(), allowed: z.array(z.enum(purposes)) });

/**
 * Stores a visitor's choice in the consent repository.
 *
 * @param clientAddress for the rate limit; never stored or logged
 */
export async function receiveConsent(
  request: Request,
  clientAddress: string,
  service: ConsentService,
): Promise<Response> {
  const content = service.contentFor(request);
  const { consent } = content;
  const body = await readBody(request, service.siteUrl);
  if ('error' in body) return refuse(body.error, content);
  const choice = z.safeParse(sent, body.fields);
  // A wording that this server does not know cannot be recorded: the page is older than the server.
  if (!choice.success || choice.data.version !== consent.version) {
    return refuse('invalid', content);
  }
  const exceeded = await service.rateLimit.take(clientAddress);
  if (exceeded) return refuseExceeded(exceeded, content);

  const offered = offeredBy(service.tags);
  const allowed = offered.filter((purpose) => choice.data.allowed.includes(purpose));
  try {
    const { version } = consent;
    const wording = consentWording(consent, offered);
    service.repository.add({ version, wording, offered, allowed });
  } catch (error) {
    service.log.error({ code: codeOf(error) }, 'consent could not be recorded');
    return refuse('not_stored', content);
  }
  return answerWith({ code: 200, message: consent.saved });
}

/** Returns the exact wording of the banner, for the record. */
function consentWording(
  { banner, settings }: SiteContent['consent'],
  offered: readonly Purpose[],
): string {
  const parts = ['necessary' as const, ...offered].map(
    (key) => `${settings[key].title}: ${settings[key].text}`,
  );
  return [banner.title, banner.text, ...parts].join('\n');
}
