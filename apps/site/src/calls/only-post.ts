import type { APIRoute } from 'astro';
import type { ContentFor } from '../content/site-content.ts';
import { refuse } from './refuse.ts';

/** What a call that only takes POST answers to every other method. */
export const onlyPost =
  (contentFor: ContentFor): APIRoute =>
  ({ request }) =>
    refuse('method_not_allowed', contentFor(request), { allow: 'POST' });
