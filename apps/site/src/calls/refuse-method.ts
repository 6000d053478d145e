import type { APIRoute } from 'astro';
import type { ContentFor } from '../content/site-content.ts';
import { refuse } from './refuse.ts';

/**
 * What a call answers to every method that it does not take.
 *
 * @param allow those that it takes, as the header lists them: `GET, HEAD, POST`
 */
export const refuseMethod =
  (contentFor: ContentFor, allow: string): APIRoute =>
  ({ request }) =>
    refuse('method_not_allowed', contentFor(request), { allow });
