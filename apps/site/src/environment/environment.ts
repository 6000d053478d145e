import { setVariables } from '@clinicdee/data-dir/process';
import * as shared from '@clinicdee/protocol/variables';
import path from 'node:path';
import { z } from 'zod';
import { deriveEnv } from './derive-env.ts';

/** Longer ones would overflow a timer. */
const seconds = z.coerce.number().positive().max(86_400);
const acknowledgement = z.enum(['code', 'status']).default('code');
const sentFields = z.enum(['spec', 'all']).optional();

/** Variables that are useless without another one. */
const dependentVariables = [
  ['LEAD_API_URL', 'LEAD_API_TOKEN'],
  ['REGISTRATION_API_URL', 'REGISTRATION_API_TOKEN'],
  ['CONTENT_API_URL', 'CONTENT_API_KEY'],
  ['CDN_PURGE_URL', 'CDN_PURGE_TOKEN'],
  ['CDN_PURGE_TOKEN', 'CDN_PURGE_URL'],
  ['LINE_CHANNEL_TOKEN', 'LINE_TARGET'],
  ['LINE_TARGET', 'LINE_CHANNEL_TOKEN'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['WEBHOOK_SECRET', 'WEBHOOK_URL'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['MAIL_TO', 'SMTP_URL'],
] as const;

/**
 * Every variable that the site reads. The descriptions are printed in docs/guides/configuration.md and
 * `.env.example`: `npm run configuration -w apps/site` writes both.
 */
export const schema = z
  .object({
    PORT: shared.port.default(4321).describe('Port of the site.'),
    HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
    SITE_URL: shared.origin
      .optional()
      .describe(
        'Public address of the site, without a path. Unset: this machine. With https the site is public: it sends `Strict-Transport-Security` and refuses sample content.',
      ),
    ALLOW_SAMPLE_CONTENT: shared.flag
      .default(false)
      .describe('`1` lets a public site start with sample content.'),
    OFFICE_URL: shared.origin
      .optional()
      .describe(
        'Public address of the office: links in alerts, cookies, frames of previews. `npm start` sets it to this machine.',
      ),
    OFFICE_INTERNAL_URL: shared.origin
      .optional()
      .describe(
        'Address at which the site reaches the office. Unset: `OFFICE_URL`. With either one the office is the API wherever `LEAD_API_URL`, `CONTENT_API_URL` or `REGISTRATION_API_URL` is unset.',
      ),
    DATA_DIR: shared.dataDir.describe(
      'Folder of databases, journal, pictures, `secrets.json` and backups.',
    ),
    OUTBOX: z
      .enum(['disk', 'passthrough'])
      .default('disk')
      .describe(
        '`passthrough` stores no lead on this machine: it is acknowledged when the lead API has acknowledged it.',
      ),
    TRUST_PROXY: shared.trustedProxies.describe(
      '`1` trusts `X-Forwarded-For` from this machine and private networks; or the addresses of the proxies: `10.0.0.1, 10.1.0.0/16`.',
    ),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
      .default('info')
      .describe('`trace`, `debug`, `info`, `warn`, `error` or `silent`.'),
    LEAD_API_URL: shared.url
      .optional()
      .describe('Where leads are sent. Unset, without an office: leads wait in the outbox.'),
    LEAD_API_TOKEN: shared.token.optional().describe('Bearer token of the lead API.'),
    LEAD_API_TIMEOUT: seconds
      .default(10)
      .describe('Seconds until an attempt fails and is retried later.'),
    LEAD_API_ACK_MODE: acknowledgement.describe(
      'What acknowledges a lead: `code`, the number 200 as `code` of a JSON answer; `status`, any 2xx without another code.',
    ),
    LEAD_API_FIELDS: sentFields.describe(
      '`spec` sends the 14 keys of the spec, `all` every recorded field. Unset: `all` for the office, `spec` for others.',
    ),
    LEAD_RETENTION_DAYS: shared.leadRetention.describe(
      'Days until a lead is erased, 730 at most: in the office one that was not won and not touched, in the site one that could not be delivered.',
    ),
    REGISTRATION_API_URL: shared.url
      .optional()
      .describe(
        'Registrations are sent to `/api/v2/register` below it. Unset, without an office: they are kept as leads.',
      ),
    REGISTRATION_API_TOKEN: shared.token
      .optional()
      .describe('Bearer token of the registration API.'),
    REGISTRATION_API_TIMEOUT: seconds
      .default(10)
      .describe('Seconds until the visitor is told that no answer came.'),
    REGISTRATION_API_ACK_MODE: acknowledgement.describe(
      'As `LEAD_API_ACK_MODE`; with `code` any number is an answer.',
    ),
    REGISTRATION_API_FIELDS: sentFields.describe(
      'As `LEAD_API_FIELDS`; `spec` sends the fields of the form.',
    ),
    GA_MEASUREMENT_ID: z
      .string()
      .regex(/^G-[A-Z0-9]+$/, 'must look like G-ABC123')
      .optional()
      .describe('Google Analytics, as `G-ABC123`. Loaded with consent only.'),
    ADS_CONVERSION_ID: z
      .string()
      .regex(/^AW-\d+\/[\w-]+$/, 'must look like AW-123456789/label')
      .optional()
      .describe(
        'Google Ads conversion of a registration, as `AW-123456789/label`. Loaded with consent only.',
      ),
    ANALYTICS_READ_KEY: shared.token
      .optional()
      .describe('Key with which the office reads counts, consents and searches of the site.'),
    LEAD_CANARY: shared.flag
      .optional()
      .describe(
        '`0`: the site sends no canary leads. Unset: it sends them where the office is the lead API.',
      ),
    LINE_API_URL: shared.baseUrl.prefault('https://api.line.me').describe('LINE Messaging API.'),
    LINE_CHANNEL_TOKEN: shared.token.optional().describe('Channel access token of LINE.'),
    LINE_TARGET: z.string().optional().describe('Id of the LINE user, group or room that is told.'),
    WEBHOOK_URL: shared.url.optional().describe('Address that receives alerts as signed JSON.'),
    WEBHOOK_SECRET: shared.webhookSecret
      .optional()
      .describe('Signs the webhook; 16 characters or more.'),
    SMTP_URL: shared.mailServer
      .optional()
      .describe(
        'Mail server, `smtps://user:password@host`, or `smtp://` with STARTTLS. Invitations and password resets need it.',
      ),
    SMTP_ALLOW_PLAINTEXT: shared.flag
      .default(false)
      .describe('`1`: mail is also sent without TLS to another machine.'),
    MAIL_FROM: shared.sender.optional().describe('Sender of mail.'),
    MAIL_TO: shared.mailList
      .optional()
      .describe('Addresses that receive alerts, separated by commas.'),
    METRICS_TOKEN: shared.metricsToken
      .optional()
      .describe(
        'Bearer token of `GET /metrics`, 16 characters or more. Unset: programs on this machine only.',
      ),
    BACKUP_RECIPIENT: shared.backupRecipient
      .optional()
      .describe('Public key for which backups are encrypted, `age1…`. Unset: they are not.'),
    LEADS_ADMIN_KEY: shared.token
      .optional()
      .describe('Key with which the office lists refused leads and resends them.'),
    CDN_SECONDS: z.coerce
      .number()
      .int()
      .min(1)
      .max(86_400)
      .optional()
      .describe('Seconds for which a CDN may keep a page.'),
    CDN_PURGE_URL: shared.url
      .optional()
      .describe('Called with POST when the CDN must forget all pages.'),
    CDN_PURGE_TOKEN: shared.token.optional().describe('Bearer token of that call.'),
    LEADS_PER_MINUTE: z.coerce
      .number()
      .int()
      .positive()
      .default(60)
      .describe(
        'Leads, and registrations, of one address per minute. A network may send ten times, all together a hundred times as many per hour.',
      ),
    CONTENT_API_URL: shared.url
      .optional()
      .describe(
        'Content site, without `/api/public/articles`. Unset, without an office: the last copy is served.',
      ),
    CONTENT_API_KEY: shared.token.optional().describe('API key of the content site.'),
    CONTENT_API_KEY_HEADER: shared.keyHeaderName.describe('Header that carries the key.'),
    CONTENT_API_TIMEOUT: seconds
      .default(10)
      .describe('Seconds until a request fails and is retried.'),
    CONTENT_API_SITE_CONTENT: shared.flag
      .optional()
      .describe(
        '`1`: the content site also serves `/api/public/site-content`. Unset: `1` for the office, `0` for others.',
      ),
    CONTENT_SYNC_INTERVAL: seconds
      .default(10)
      .describe('Seconds between two checks for changed articles.'),
    CONTENT_MEDIA_ORIGINS: z
      .string()
      .default('')
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(shared.url))
      .describe('Further origins of pictures, separated by spaces.'),
  })
  .superRefine((value, context) => {
    const addIssue = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (value.OUTBOX === 'passthrough' && !value.LEAD_API_URL) {
      addIssue(
        'LEAD_API_URL',
        'must be set when OUTBOX is passthrough, since the site stores no leads then',
      );
    }
    for (const [name, needed] of dependentVariables) {
      if (value[name] && !value[needed]) addIssue(needed, `must be set too when ${name} is set`);
    }
  });

type Values = z.infer<typeof schema>;

/** Has a message with one line per invalid variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads and validates the environment. No other module of the site reads it.
 *
 * @throws EnvironmentError naming each invalid variable
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env) {
  const parsed = schema.safeParse(deriveEnv(setVariables(source)));
  if (!parsed.success) {
    // Without the values, which may be secrets.
    const lines = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')} ${describe(message)}`,
    );
    throw new EnvironmentError(
      `${lines.join('\n')}\nCorrect it in .env or in the environment and start again; docs/guides/configuration.md says what each variable means.`,
    );
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    siteUrl: new URL(value.SITE_URL ?? `http://localhost:${value.PORT}`),
    allowsSamples: value.ALLOW_SAMPLE_CONTENT,
    dataDir: path.resolve(value.DATA_DIR),
    isPassthrough: value.OUTBOX === 'passthrough',
    trustedProxies: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    leadApi: apiOf('LEAD', value),
    leadRetentionDays: value.LEAD_RETENTION_DAYS,
    privacyRequests: privacyRequestsOf(value),
    registrationApi: apiOf('REGISTRATION', value),
    tags: {
      ...(value.GA_MEASUREMENT_ID && { analytics: value.GA_MEASUREMENT_ID }),
      ...(value.ADS_CONVERSION_ID && { ads: value.ADS_CONVERSION_ID }),
    },
    officeOrigin: value.OFFICE_URL,
    analyticsKey: value.ANALYTICS_READ_KEY,
    // By default only the office gets canaries: another vendor's staff would call them back.
    hasCanary:
      value.LEAD_API_URL !== undefined &&
      (value.LEAD_CANARY ?? isOfficeUrl(value.LEAD_API_URL, value)),
    alertChannels: {
      line:
        value.LINE_CHANNEL_TOKEN && value.LINE_TARGET
          ? { url: value.LINE_API_URL, token: value.LINE_CHANNEL_TOKEN, target: value.LINE_TARGET }
          : undefined,
      webhook:
        value.WEBHOOK_URL && value.WEBHOOK_SECRET
          ? { url: value.WEBHOOK_URL, secret: value.WEBHOOK_SECRET }
          : undefined,
      mail:
        value.SMTP_URL && value.MAIL_FROM && value.MAIL_TO
          ? {
              url: value.SMTP_URL,
              allowsPlaintext: value.SMTP_ALLOW_PLAINTEXT,
              from: value.MAIL_FROM,
              to: value.MAIL_TO,
            }
          : undefined,
    },
    metricsToken: value.METRICS_TOKEN,
    leadsAdminKey: value.LEADS_ADMIN_KEY,
    cdnSeconds: value.CDN_SECONDS,
    cdnPurge:
      value.CDN_PURGE_URL && value.CDN_PURGE_TOKEN
        ? { url: value.CDN_PURGE_URL, token: value.CDN_PURGE_TOKEN }
        : undefined,
    leadsPerMinute: value.LEADS_PER_MINUTE,
    contentSite:
      value.CONTENT_API_URL && value.CONTENT_API_KEY
        ? {
            url: new URL(value.CONTENT_API_URL),
            key: value.CONTENT_API_KEY,
            keyHeader: value.CONTENT_API_KEY_HEADER,
            timeoutMs: value.CONTENT_API_TIMEOUT * 1000,
            intervalMs: value.CONTENT_SYNC_INTERVAL * 1000,
            hasSiteContent:
              value.CONTENT_API_SITE_CONTENT ?? isOfficeUrl(value.CONTENT_API_URL, value),
            /** The allowed origins of pictures, each with the origin from which the site fetches them. */
            mediaOrigins: new Map([
              ...[value.CONTENT_API_URL, ...value.CONTENT_MEDIA_ORIGINS].map(
                (url) => [originOf(url), originOf(url)] as const,
              ),
              ...officePictures(value),
            ]),
          }
        : undefined,
  };
}

/** The parsed environment. */
export type Environment = ReturnType<typeof readEnvironment>;

/** The connection to the content site (spec §7.2). */
export type ContentSiteOptions = NonNullable<Environment['contentSite']>;

/** Channels for alerts that the office cannot send, for example because it is down. */
export type AlertChannels = Environment['alertChannels'];

const originOf = (url: string) => new URL(url).origin;

function apiOf(name: 'LEAD' | 'REGISTRATION', value: Values) {
  const url = value[`${name}_API_URL`];
  const token = value[`${name}_API_TOKEN`];
  if (!url || !token) return undefined;
  return {
    url,
    token,
    timeoutMs: value[`${name}_API_TIMEOUT`] * 1000,
    acknowledgedBy: value[`${name}_API_ACK_MODE`],
    fields: value[`${name}_API_FIELDS`] ?? (isOfficeUrl(url, value) ? 'all' : ('spec' as const)),
  };
}

/** Other vendors' APIs take no such requests, so only the office is called. */
function privacyRequestsOf(value: Values) {
  const office = value.OFFICE_INTERNAL_URL ?? value.OFFICE_URL;
  if (!office || !value.LEADS_ADMIN_KEY) return undefined;
  const url = `${office}/api/intake/privacy-requests`;
  return { url, token: value.LEADS_ADMIN_KEY, timeoutMs: 10_000 };
}

/**
 * Whether an address has the origin of `OFFICE_URL` or `OFFICE_INTERNAL_URL`. Only the office is known to accept more
 * than the spec requires. All names of the loopback interface count as one host.
 */
function isOfficeUrl(url: string, { OFFICE_URL, OFFICE_INTERNAL_URL }: Values): boolean {
  const origin = (address: string) =>
    originOf(address).replace(/\/\/(127\.0\.0\.1|\[::1\])(?=:|$)/, '//localhost');
  return [OFFICE_URL, OFFICE_INTERNAL_URL].some(
    (office) => office !== undefined && origin(office) === origin(url),
  );
}

function officePictures(value: Values): [string, string][] {
  const { CONTENT_API_URL, OFFICE_URL, OFFICE_INTERNAL_URL } = value;
  if (!CONTENT_API_URL || !OFFICE_URL || !OFFICE_INTERNAL_URL) return [];
  const isOffice = originOf(CONTENT_API_URL) === OFFICE_INTERNAL_URL;
  return isOffice ? [[OFFICE_URL, OFFICE_INTERNAL_URL]] : [];
}

const describe = (message: string) =>
  message.replace(/^Invalid (input|option):? ?/, 'is invalid: ');
