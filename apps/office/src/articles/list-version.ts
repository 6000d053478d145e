import { createHash } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { environment } from '../environment/environment.ts';

export const published: Where = { _status: { equals: 'published' } };

/** Raise it when an article is answered in another form: whoever has a copy then asks for all of them again. */
const FORM = '2';

/**
 * What the published articles are now, as a short text that changes whenever an answer could: with articles, and with
 * pictures, tags and addresses that they show. Made of counts and newest times; no article is read.
 */
export async function listVersion(payload: Payload): Promise<string> {
  const stamps = await Promise.all([
    stamp(payload, 'articles', published),
    stamp(payload, 'media'),
    stamp(payload, 'tags'),
  ]);
  const { OFFICE_URL, SITE_URL } = environment();
  return digest(FORM, OFFICE_URL, SITE_URL, ...stamps);
}

/** The entity tag of an answer about a version, told apart from other answers about it. */
export const entityTag = (version: string, answer = '') => `"${digest(version, answer)}"`;

/** Whether who asks has that answer already (RFC 9110 §13.1.2: proxies that compress weaken tags). */
export function isKnown(headers: Headers, etag: string): boolean {
  const known = headers.get('if-none-match')?.split(',') ?? [];
  return known.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

async function stamp(
  payload: Payload,
  collection: 'articles' | 'media' | 'tags',
  where: Where = {},
): Promise<string> {
  const newest = await payload.find({
    collection,
    where,
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    select: { updatedAt: true },
    overrideAccess: true,
  });
  return `${newest.totalDocs}@${newest.docs[0]?.updatedAt ?? ''}`;
}

const digest = (...parts: string[]) =>
  createHash('sha256').update(parts.join('|')).digest('base64url').slice(0, 27);
