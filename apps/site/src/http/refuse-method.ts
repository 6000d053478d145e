import type { APIRoute } from 'astro';
import { languageAt } from '../content/languages.ts';
import { refuse } from './refuse.ts';

/**
 * What a call answers to every method that it does not take.
 *
 * @param allow those that it takes, as the header lists them: `GET, HEAD, POST`
 */
export const refuseMethod =
  (allow: string): APIRoute =>
  ({ url, locals }) =>
    refuse('method_not_allowed', locals.contents[languageAt(url.pathname)], { allow });
