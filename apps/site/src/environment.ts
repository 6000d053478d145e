import { isMailList } from '@clinicdee/protocol/calls/mail-recipients';
import path from 'node:path';
import { z } from 'zod';
import { withOffice } from './with-office.ts';

/** The proxies to believe: those on the same machine or private network, or the addresses given. */
const proxies = z
  .union([
    z.enum(['0', 'false']).transform(() => false as const),
    z.enum(['1', 'true']).transform(() => 'loopback, linklocal, uniquelocal'),
    z.string().regex(/^(?=.*[.:])[\da-f.:/, ]+$/i),
  ])
  .default(false);
const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((word) => word === '1' || word === 'true');
const port = z.coerce.number().int().min(0).max(65_535);
const seconds = z.coerce.number().positive();
const acknowledgement = z.enum(['code', 'status']).default('code');
const sentFields = z.enum(['spec', 'all']).optional();

/** A variable that is set to nothing counts as not set, as in a copied `.env.example`. */
const unsetWhenEmpty = (source: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));

const schema = z
  .object({
    PORT: port.default(4321),
    HOST: z.string().default('127.0.0.1'),
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    ALLOW_SAMPLES: flag.default(false),
    OFFICE_URL: z.url({ protocol: /^https?$/ }).optional(),
    OFFICE_INTERNAL_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().default('./data'),
    OUTBOX: z.enum(['disk', 'passthrough']).default('disk'),
    TRUST_PROXY: proxies,
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    LEAD_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    LEAD_API_TOKEN: z.string().optional(),
    LEAD_API_TIMEOUT: seconds.default(10),
    LEAD_API_ACK: acknowledgement,
    LEAD_API_FIELDS: sentFields,
    LEAD_RETENTION_DAYS: z.coerce.number().int().min(1).default(730),
    REGISTRATION_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    REGISTRATION_API_TOKEN: z.string().optional(),
    REGISTRATION_API_TIMEOUT: seconds.default(10),
    REGISTRATION_API_ACK: acknowledgement,
    REGISTRATION_API_FIELDS: sentFields,
    GA_MEASUREMENT_ID: z
      .string()
      .regex(/^G-[A-Z0-9]+$/, 'must look like G-ABC123')
      .optional(),
    ADS_CONVERSION_ID: z
      .string()
      .regex(/^AW-\d+\/[\w-]+$/, 'must look like AW-123456789/label')
      .optional(),
    STATISTICS_KEY: z.string().optional(),
    CANARY: flag.optional(),
    CANARY_INTERVAL: seconds.default(3600),
    LINE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.line.me'),
    LINE_CHANNEL_TOKEN: z.string().optional(),
    LINE_TARGET: z.string().optional(),
    WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    WEBHOOK_SECRET: z.string().optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      .optional(),
    MAIL_FROM: z.email('must be an e-mail address').optional(),
    MAIL_TO: z
      .string()
      .refine(isMailList, 'must be e-mail addresses with commas between them')
      .optional(),
    METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
    LOG_REQUESTS: flag.default(false),
    OUTBOX_KEY: z.string().optional(),
    INDEXNOW_KEY: z
      .string()
      .regex(/^[\w-]{8,128}$/, 'must be 8 to 128 letters, digits or hyphens')
      .optional(),
    CDN_SECONDS: z.coerce.number().int().min(1).max(86_400).optional(),
    CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
    CDN_PURGE_TOKEN: z.string().optional(),
    LEADS_PER_MINUTE: z.coerce.number().int().positive().default(60),
    CONTENT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
    CONTENT_API_KEY: z.string().optional(),
    CONTENT_API_KEY_HEADER: z
      .string()
      .regex(/^[\w-]+$/)
      .default('x-api-key'),
    CONTENT_API_TIMEOUT: seconds.default(10),
    CONTENT_API_SITE_CONTENT: flag.optional(),
    CONTENT_SYNC_INTERVAL: seconds.default(10),
    CONTENT_MEDIA_ORIGINS: z
      .string()
      .default('')
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.url({ protocol: /^https?$/ }))),
  })
  .superRefine((value, context) => {
    if (value.OUTBOX === 'passthrough' && !value.LEAD_API_URL) {
      context.addIssue({
        code: 'custom',
        path: ['LEAD_API_URL'],
        message: 'must be set where OUTBOX is passthrough: nobody else keeps the leads',
      });
    }
    if (value.CONTENT_API_URL && !value.CONTENT_API_KEY) {
      context.addIssue({
        code: 'custom',
        path: ['CONTENT_API_KEY'],
        message: 'must be set too when CONTENT_API_URL is set',
      });
    }
    if (Boolean(value.CDN_PURGE_URL) !== Boolean(value.CDN_PURGE_TOKEN)) {
      context.addIssue({
        code: 'custom',
        path: [value.CDN_PURGE_URL ? 'CDN_PURGE_TOKEN' : 'CDN_PURGE_URL'],
        message: 'must be set too where the other one is',
      });
    }
    if (value.LEAD_API_URL && !value.LEAD_API_TOKEN) {
      context.addIssue({
        code: 'custom',
        path: ['LEAD_API_TOKEN'],
        message: 'must be set too when LEAD_API_URL is set',
      });
    }
    if (value.REGISTRATION_API_URL && !value.REGISTRATION_API_TOKEN) {
      context.addIssue({
        code: 'custom',
        path: ['REGISTRATION_API_TOKEN'],
        message: 'must be set too when REGISTRATION_API_URL is set',
      });
    }
  });

/** The tags that are configured; without any of them nobody is asked for consent. */
export interface Tags {
  /** GA4, `G-…`. */
  analytics?: string;
  /** The conversion of Google Ads, `AW-…/label`. */
  ads?: string;
}

/** Where staff are told of what the office cannot tell them, since it is away. */
export interface AlarmChannels {
  line: { url: string; token: string; target: string } | undefined;
  webhook: { url: string; secret: string } | undefined;
  mail: { url: string; from: string; to: string } | undefined;
}

interface Receiver {
  token: string;
  timeoutMs: number;
  /** What says that it has taken something: a code in its answer, or the answer's status alone. */
  acknowledgedBy: 'code' | 'status';
  /** The keys it is sent: those that the spec names, or also what is recorded beside them. */
  fields: 'spec' | 'all';
}

/** What a local run, a test or a server may set, parsed. Documented in `.env.example`. */
export interface Environment {
  port: number;
  host: string;
  /** Where visitors find the site: `https://www.example.com`, without a path. */
  siteUrl: URL;
  /** Whether what is invented for the sample brand may be shown in public. */
  allowsSamples: boolean;
  dataDir: string;
  /** Whether a lead is thanked for only when the lead API has acknowledged it, for a disk that may vanish. */
  isPassthrough: boolean;
  /** The proxies in front that are believed about the visitor's address and scheme. */
  trustedProxies: string | false;
  logLevel: string;
  /** Where leads go, or undefined: then they wait in the outbox. */
  leadApi: (Receiver & { url: string }) | undefined;
  /** How long a lead that cannot be delivered may wait in the outbox. */
  leadRetentionDays: number;
  /** Where registrations are forwarded, or undefined: then visitors are asked to call. */
  registrationApi: (Receiver & { base: URL }) | undefined;
  /** The tags that run where the visitor allows them. */
  tags: Tags;
  /** The office's origin, whose editor may show a draft's preview in a frame; undefined without one. */
  officeOrigin: string | undefined;
  /** With this key the office reads consents and counts, and nothing else; without one nobody does. */
  statisticsKey: string | undefined;
  /** How often the site sends a lead of its own to try the way; undefined for never. */
  canaryEveryMs: number | undefined;
  alarmChannels: AlarmChannels;
  /** With this as bearer metrics are read from anywhere; without one, on this machine alone. */
  metricsToken: string | undefined;
  /** Whether each request is a line of the log. */
  logsRequests: boolean;
  /** With this key, which the site shows, search engines are told of changed articles. */
  indexNowKey: string | undefined;
  /** With this key the office reads which leads were refused, and has them sent again. */
  outboxKey: string | undefined;
  /** How long a CDN may keep pages, in seconds; undefined where there is none. */
  cdnSeconds: number | undefined;
  /** Where the CDN is told to forget what it keeps. */
  cdnPurge: { url: string; token: string } | undefined;
  /** How many leads one address may store in a minute. */
  leadsPerMinute: number;
  /** Where articles come from, or undefined: then the copy on disk is all there is. */
  contentSite: ContentSiteOptions | undefined;
}

/** The content site (spec §7.2) and how it is asked. */
export interface ContentSiteOptions {
  /** Its address; the call's own path is added to it. */
  url: URL;
  key: string;
  keyHeader: string;
  timeoutMs: number;
  /** From the end of one look to the start of the next. */
  intervalMs: number;
  /** Whether it also serves the site's texts and figures, as the office does. */
  hasSiteContent: boolean;
  /**
   * Where pictures may come from, and where each of these origins is asked: the content site's own,
   * those that were added, and the office's as people know it, asked where the site reaches the office.
   */
  mediaOrigins: ReadonlyMap<string, string>;
}

/** Says in one line per variable what is wrong with it and what to do. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads the environment: the only place of the site that does.
 *
 * @throws EnvironmentError naming each bad variable
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const given = withOffice(unsetWhenEmpty(source));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.');
      return `${name} ${describe(issue.message)} (it is ${JSON.stringify(given[name] ?? '')})`;
    });
    throw new EnvironmentError(
      `${lines.join('\n')}\nMend it in .env or in the environment and start again; .env.example says what each variable means.`,
    );
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    siteUrl: new URL(value.SITE_URL ?? `http://localhost:${value.PORT}`),
    allowsSamples: value.ALLOW_SAMPLES,
    dataDir: path.resolve(value.DATA_DIR),
    isPassthrough: value.OUTBOX === 'passthrough',
    trustedProxies: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    leadApi:
      value.LEAD_API_URL && value.LEAD_API_TOKEN
        ? {
            url: value.LEAD_API_URL,
            token: value.LEAD_API_TOKEN,
            timeoutMs: value.LEAD_API_TIMEOUT * 1000,
            acknowledgedBy: value.LEAD_API_ACK,
            fields: value.LEAD_API_FIELDS ?? defaultFields(value.LEAD_API_URL, value),
          }
        : undefined,
    leadRetentionDays: value.LEAD_RETENTION_DAYS,
    registrationApi:
      value.REGISTRATION_API_URL && value.REGISTRATION_API_TOKEN
        ? {
            base: new URL(value.REGISTRATION_API_URL),
            token: value.REGISTRATION_API_TOKEN,
            timeoutMs: value.REGISTRATION_API_TIMEOUT * 1000,
            acknowledgedBy: value.REGISTRATION_API_ACK,
            fields:
              value.REGISTRATION_API_FIELDS ?? defaultFields(value.REGISTRATION_API_URL, value),
          }
        : undefined,
    tags: {
      ...(value.GA_MEASUREMENT_ID && { analytics: value.GA_MEASUREMENT_ID }),
      ...(value.ADS_CONVERSION_ID && { ads: value.ADS_CONVERSION_ID }),
    },
    officeOrigin: value.OFFICE_URL && originOf(value.OFFICE_URL),
    statisticsKey: value.STATISTICS_KEY,
    canaryEveryMs: sendsCanaries(value) ? value.CANARY_INTERVAL * 1000 : undefined,
    alarmChannels: {
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
          ? { url: value.SMTP_URL, from: value.MAIL_FROM, to: value.MAIL_TO }
          : undefined,
    },
    metricsToken: value.METRICS_TOKEN,
    logsRequests: value.LOG_REQUESTS,
    indexNowKey: value.INDEXNOW_KEY,
    outboxKey: value.OUTBOX_KEY,
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
            keyHeader: value.CONTENT_API_KEY_HEADER.toLowerCase(),
            timeoutMs: value.CONTENT_API_TIMEOUT * 1000,
            intervalMs: value.CONTENT_SYNC_INTERVAL * 1000,
            hasSiteContent:
              value.CONTENT_API_SITE_CONTENT ?? isOfficeUrl(value.CONTENT_API_URL, value),
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

const originOf = (url: string) => new URL(url).origin;

type OfficeUrls = Pick<z.infer<typeof schema>, 'OFFICE_URL' | 'OFFICE_INTERNAL_URL'>;

/**
 * Whether an address belongs to the office: its origin is that of `OFFICE_URL` or of `OFFICE_INTERNAL_URL`.
 * Only the office is known to accept more than the spec promises. The names of the loopback interface are
 * one host.
 */
function isOfficeUrl(url: string, { OFFICE_URL, OFFICE_INTERNAL_URL }: OfficeUrls): boolean {
  const origin = (address: string) =>
    originOf(address).replace(/\/\/(127\.0\.0\.1|\[::1\])(?=:|$)/, '//localhost');
  return [OFFICE_URL, OFFICE_INTERNAL_URL].some(
    (office) => office !== undefined && origin(office) === origin(url),
  );
}

const defaultFields = (url: string, office: OfficeUrls) =>
  isOfficeUrl(url, office) ? 'all' : 'spec';

/** The office knows canaries; another lead API would call one back, unless its vendor says otherwise. */
function sendsCanaries(value: z.infer<typeof schema>): boolean {
  const { CANARY, LEAD_API_URL } = value;
  return LEAD_API_URL !== undefined && (CANARY ?? isOfficeUrl(LEAD_API_URL, value));
}

function officePictures(value: z.infer<typeof schema>): [string, string][] {
  const { CONTENT_API_URL, OFFICE_URL, OFFICE_INTERNAL_URL } = value;
  if (!CONTENT_API_URL || !OFFICE_URL || !OFFICE_INTERNAL_URL) return [];
  const isOffice = originOf(CONTENT_API_URL) === originOf(OFFICE_INTERNAL_URL);
  return isOffice ? [[originOf(OFFICE_URL), originOf(OFFICE_INTERNAL_URL)]] : [];
}

const describe = (message: string) =>
  message.replace(/^Invalid (input|option|URL):? ?/, 'is not right: ');
