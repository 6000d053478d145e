import {
  CONTENT_TRIAL_PATH,
  type ContentTrial,
  contentTrial,
  type SiteContentSubject,
} from '@clinicdee/protocol/site-content';
import type { Payload } from 'payload';
import { environment } from '../environment/environment.ts';
import { callSite } from '../site/site-client.ts';
import { contentWith } from './published.ts';

/** The site renders about ten pages. */
const TIMEOUT_MS = 5000;

/**
 * Lets the site render its pages with content that is about to be published, without showing them.
 *
 * @param edit the content of the subject
 * @returns the problems found; empty when the site is unreachable: it then validates the content itself later, keeps
 *   the last valid content until then, and the dashboard reports problems
 */
export async function tryOnSite(
  payload: Payload,
  subject: SiteContentSubject,
  edit: object,
): Promise<ContentTrial['problems']> {
  if (!environment().isSiteKnown) return [];
  const answer = await callSite(CONTENT_TRIAL_PATH, contentTrial, {
    key: environment().CONTENT_API_KEY,
    body: { ...(await contentWith(payload, undefined)), [subject]: edit },
    timeoutMs: TIMEOUT_MS,
  });
  if ('value' in answer) return answer.value.problems;
  payload.logger.warn(
    { code: answer.trouble, subject },
    'published without validation by the site',
  );
  return [];
}
