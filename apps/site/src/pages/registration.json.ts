import type { APIRoute } from 'astro';
import { contentAt } from '../content/site-content.ts';
import { registrationContent } from '../forms/registration/content.ts';
import { CONTENT_TAG } from '../server/page-cache.ts';

/** Texts of the registration dialog, fetched shortly before it opens. */
export const GET: APIRoute = ({ url, locals }) =>
  Response.json(registrationContent(contentAt(url, locals)), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-cache-tags': CONTENT_TAG },
  });
