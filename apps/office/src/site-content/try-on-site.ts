import {
  CONTENT_TRIAL_PATH,
  type ContentTrial,
  contentTrial,
  type SiteContentSubject,
} from '@clinicdee/protocol/site-content';
import type { Payload } from 'payload';
import { environment } from '../environment/environment.ts';
import { callSite } from '../site/ask-site.ts';
import { contentWith } from './published.ts';

/** The site makes some ten pages of it. */
const PATIENCE_MS = 5000;

/**
 * Has the site make its pages of what would be published, for nobody to see.
 *
 * @param edit the subject as it would be published
 * @returns what keeps it from being shown; nothing where the site cannot be asked: then it looks when it is back,
 *   shows the last good ones until then, and the dashboard says so
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
    patienceMs: PATIENCE_MS,
  });
  if ('value' in answer) return answer.value.problems;
  payload.logger.warn(
    { code: answer.trouble, subject },
    'published without being tried on the site',
  );
  return [];
}
