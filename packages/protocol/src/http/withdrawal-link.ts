import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { jsonIn } from './json.ts';

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
