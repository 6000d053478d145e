import type { APIRoute } from 'astro';
import { languageAt } from '../content/languages.ts';
import { refuse } from './refuse.ts';

/**
 * Creates a handler that answers 405, for the methods that an API route does not support.
 *
 * @param allow value of the `Allow` header, such as `GET, HEAD, POST`
 */
export const refuseMethod =
  (allow: string): APIRoute =>
  ({ url, locals }) =>
    refuse('method_not_allowed', locals.contents[languageAt(url.pathname)], { allow });
