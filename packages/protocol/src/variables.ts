/* Schemas of environment variables, so that site and office take the same values from the same `.env`. */

import * as z from 'zod';
import { retentionDays } from './personal-data.ts';
import { trustFor } from './http/address.ts';
import { isMailList, mailTransport } from './http/mail.ts';

/** Whether a parser that throws takes a text. */
const isReadable = (parse: (text: string) => unknown) => (text: string) => {
  try {
    return Boolean(parse(text));
  } catch {
    return false;
  }
};

export const port = z.coerce.number('must be a number').int().min(0).max(65_535);

/** `fetch` takes no address with user or password. */
export const url = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address', abort: true })
  .refine((address) => URL.parse(address)?.username === '', 'must not have a user or password');

/** An address to which a path is added. */
export const baseUrl = url.transform((address) => address.replace(/\/+$/, ''));

/** The address of the site or the office, which are at the root of their hosts. */
export const origin = url
  .refine((address) => URL.parse(address)?.pathname === '/', 'must not have a path')
  .transform((address) => new URL(address).origin);

export const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 0 or 1' })
  .transform((word) => word === '1' || word === 'true');

/** `docker --env-file` keeps quotes, and only shells know `~`: the data would lie in a folder of that name. */
export const dataDir = z
  .string()
  .regex(/^[^~"']/, 'must be a path without quotes and ~')
  .default('./data');

/** A key that is sent in a header. */
export const token = z.string().regex(/^[!-~]+$/, 'must be letters, digits and signs of ASCII');

const isProxyList = isReadable(trustFor);
const NEARBY = 'loopback, linklocal, uniquelocal';
const proxyWords: Record<string, string | false | undefined> = {
  0: false,
  false: false,
  1: NEARBY,
  true: NEARBY,
};

/** The trusted proxies: those on this machine and private networks, or the listed addresses. */
export const trustedProxies = z
  .string()
  .refine(
    (list) => proxyWords[list] !== undefined || (/[.:]/.test(list) && isProxyList(list)),
    'must be 1, 0 or addresses with commas between them',
  )
  .transform((list) => proxyWords[list] ?? list)
  .default(false);

export const leadRetention = z.coerce
  .number()
  .int()
  .min(1)
  .max(retentionDays.enquiry, 'must be 730 or less: the privacy notice promises two years')
  .default(retentionDays.enquiry);

export const mailServer = z
  .string()
  .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
  .refine(
    isReadable((address) => mailTransport(address, false).host),
    'must be smtp://user:password@host:port, with special characters as %40',
  );

export const sender = z.email('must be an e-mail address');
export const mailList = z
  .string()
  .refine(isMailList, 'must be e-mail addresses with commas between them');

export const webhookSecret = z.string().min(16, 'must have 16 characters or more');
export const metricsToken = token.min(16, 'must have 16 characters or more');
export const backupRecipient = z
  .string()
  .regex(
    /^age1([02-9ac-hj-np-z]{58}|(pq|tag|tagpq)1[02-9ac-hj-np-z]+)$/,
    'must be a public key of age, age1…',
  );
export const keyHeaderName = z
  .string()
  .regex(/^[\w-]+$/, 'must be the name of a header')
  .toLowerCase()
  .default('x-api-key');
