import { createHash } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { environment } from '../environment/environment.ts';

export const published: Where = { _status: { equals: 'published' } };

/** Increase it when the response format of articles changes: clients then fetch all of them again. */
const FORMAT = '2';

/**
 * Returns a hash that changes with the published articles and with the pictures, tags and addresses that they show.
 * Computed from counts and newest times, without reading articles.
 */
export async function listVersion(payload: Payload): Promise<string> {
  const stamps = await Promise.all([
    stamp(payload, 'articles', published),
    stamp(payload, 'media'),
    stamp(payload, 'tags'),
  ]);
  const { OFFICE_URL, SITE_URL } = environment();
  return digest(FORMAT, OFFICE_URL, SITE_URL, ...stamps);
}

/** Returns the entity tag of a version. @param answer distinguishes several responses of the same version */
export const entityTag = (version: string, answer = '') => `"${digest(version, answer)}"`;

/** Whether `If-None-Match` contains a tag (RFC 9110 §13.1.2: compressing proxies weaken tags). */
export function matchesTag(headers: Headers, etag: string): boolean {
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
