/* Bearer tokens, keyed hashes, signatures and links that only site and office can make. */

import {
  createHash,
  timingSafeEqual,
  hash,
  createHmac,
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import * as z from 'zod/mini';
import { type EnquiryFields, keysWith } from '../enquiry-field.ts';
import { jsonIn } from './messages.ts';

/** Returns the token of an `Authorization: Bearer …` header. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

/**
 * Compares two secrets in constant time, by their digests. Returns false when either is missing or
 * empty.
 */
export function isSecret(given: string | null | undefined, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Returns whether a request has the expected bearer token. */
export const hasBearer = ({ headers }: { headers: Headers }, expected: string | undefined) =>
  isSecret(bearerOf(headers), expected);

/**
 * Returns a hash of everything that the visitor entered, without their origin. It covers all form fields of the
 * list, so that no new field can be forgotten and merge two enquiries, and prefers the text as typed over the
 * corrected one. Site and office use it to tell a retry from another enquiry with the same idempotency key.
 *
 * @param fields the list of fields of a lead or of a registration
 */
export function fingerprintOf(
  payload: Readonly<Record<string, unknown>>,
  fields: EnquiryFields,
): string {
  const keys: readonly string[] = keysWith(fields, 'form');
  const typed = keys.map((key) => {
    const asTyped = payload[`${key}_typed`];
    return asTyped === undefined || asTyped === '' ? payload[key] : asTyped;
  });
  return hash('sha256', JSON.stringify(typed), 'base64url');
}

/**
 * Returns the keyed hash of a phone number or e-mail address in normal form. Site and office recognise an erased
 * person by it without keeping the identifier.
 *
 * @param key `LEADS_ADMIN_KEY`, which both have
 */
export const personHash = (key: string, identifier: string): string =>
  createHmac('sha256', key).update(`person:${identifier}`).digest('base64url');

/**
 * Returns the signature of a webhook: `t=<seconds>,v1=<hex>`, where v1 is HMAC-SHA256 of `<seconds>.<body>`.
 * A receiver recomputes it and rejects requests older than a few minutes.
 */
export function signatureHeader(secret: string, body: string, now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const identifierList = z.array(z.string()).check(z.minLength(1));

/**
 * Returns the token of a withdrawal link: the person's phone numbers and e-mail addresses, encrypted and authenticated,
 * so that no address or log shows them and nobody can make a link for somebody else.
 *
 * @param key `LEADS_ADMIN_KEY`, which site and office have; a new key ends all links
 * @param identifiers in normal form (`identifiers.ts`)
 */
export function withdrawalToken(key: string, identifiers: readonly string[]): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, linkKey(key), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(identifiers)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns the phone numbers and e-mail addresses of a token; undefined if it is damaged or of an earlier key. */
export function readWithdrawalToken(key: string, token: string): string[] | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.byteLength <= IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, linkKey(key), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([opened, decipher.final()]).toString();
    const parsed = z.safeParse(identifierList, jsonIn(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** A key of its own, so that a token serves nothing else. */
const linkKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'withdrawal link', 32));
