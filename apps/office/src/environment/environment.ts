import { type LocalSecrets, localSecrets, secretNames } from '@clinicdee/data-dir/secrets';
import { setVariables } from '@clinicdee/data-dir/process';
import * as shared from '@clinicdee/protocol/variables';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { channels, channelVariables } from '../alerts/channels/index.ts';

const integer = (least: number) => z.coerce.number().int().min(least);

/** Origins separated by commas or spaces. */
const origins = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(shared.origin));

/** All variables of the office; those shared with the site are described in the site's schema. */
export const schema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'test', 'production'])
      .default('development')
      .describe('Set by the commands.'),
    HOST: z.string().default('127.0.0.1'),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
    OFFICE_PORT: shared.port.default(4322).describe('Port of the office.'),
    // The site's port: both read the same .env.
    PORT: shared.port.default(4321),
    SITE_URL: shared.origin.optional(),
    SITE_INTERNAL_URL: shared.origin
      .optional()
      .describe('Address at which the office reaches the site. Unset: `SITE_URL`.'),
    SITE_INSTANCES: origins.describe(
      'Further processes of the site, separated by commas: they are notified of changes and queried for counts.',
    ),
    OFFICE_URL: shared.origin.optional(),
    DATA_DIR: shared.dataDir,
    // Shared with the site, which is behind the same proxy.
    TRUST_PROXY: shared.trustedProxies,
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
      .optional()
      .describe(
        'PostgreSQL for the office instead of SQLite: `postgres://user:password@host/database`.',
      ),
    CONTENT_API_KEY: shared.token.optional(),
    CONTENT_API_KEY_HEADER: shared.keyHeaderName,
    LEAD_API_TOKEN: shared.token.optional(),
    REGISTRATION_API_TOKEN: shared.token.optional(),
    ANALYTICS_READ_KEY: shared.token.optional(),
    LEADS_ADMIN_KEY: shared.token.optional(),
    BACKUP_RECIPIENT: shared.backupRecipient.optional(),
    METRICS_TOKEN: shared.metricsToken.optional(),
    // Shared with the site: `0` when the site sends no canaries.
    LEAD_CANARY: shared.flag.prefault('1'),
    PAYLOAD_SECRET: z
      .string()
      .optional()
      .describe('Signs sessions; several offices need the same.'),
    OFFICE_ADMIN_EMAIL: z
      .email('must be an e-mail address')
      .optional()
      .describe('First admin. Unset: one is created and its one-time password printed.'),
    OFFICE_ADMIN_PASSWORD: z
      .string()
      .min(12, 'must have 12 characters or more')
      .optional()
      .describe(
        'Password of the first admin, 12 characters or more. Remove it after the first login.',
      ),
    REQUIRE_TOTP: z
      .enum(['none', 'admins'], { error: 'must be none or admins' })
      .default('none')
      .describe('`admins`: admins can do nothing before they have set up a second factor.'),
    OFFICE_SAMPLES: shared.flag
      .prefault('true')
      .describe('`false`: the first start creates no sample articles.'),
    SMTP_URL: shared.mailServer.optional(),
    SMTP_ALLOW_PLAINTEXT: shared.flag.default(false),
    MAIL_FROM: shared.sender.optional(),
    ...channelVariables,
    ALERTS_PER_HOUR: integer(0)
      .default(20)
      .describe(
        'Leads of an hour that LINE and mail announce one by one; further ones are announced together.',
      ),
    ALERT_RETRY_MS: integer(1)
      .default(5000)
      .describe('Milliseconds until a failed alert is retried; doubles up to 64 times this.'),
    LEAD_RETENTION_DAYS: shared.leadRetention,
    S3_BUCKET: z
      .string()
      .optional()
      .describe('Keeps pictures in S3 instead of in `DATA_DIR/media`.'),
    S3_REGION: z.string().default('ap-southeast-1').describe('Region of the bucket.'),
    S3_ENDPOINT: shared.url.optional().describe('Endpoint of a bucket that is not at AWS.'),
    S3_ACCESS_KEY_ID: z.string().optional().describe('Key of the bucket.'),
    S3_SECRET_ACCESS_KEY: z.string().optional().describe('Its secret.'),
  })
  .superRefine((value, context) => {
    const given = new Map<string, unknown>(Object.entries(value));
    const together: (readonly string[])[] = [
      ...channels.flatMap(({ together }) => (together ? [together] : [])),
      ['SMTP_URL', 'MAIL_FROM'],
      ['OFFICE_ADMIN_EMAIL', 'OFFICE_ADMIN_PASSWORD'],
      ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ];
    for (const names of together) {
      const present = names.find((name) => given.get(name) !== undefined);
      if (present === undefined) continue;
      for (const name of names) {
        if (given.get(name) !== undefined) continue;
        const message = `is missing beside ${present}`;
        context.addIssue({ code: 'custom', path: [name], message });
      }
    }
    for (const [variable, needed] of channels.flatMap(({ needs }) => Object.entries(needs ?? {}))) {
      if (given.get(variable) === undefined || given.get(needed) !== undefined) continue;
      context.addIssue({
        code: 'custom',
        path: [needed],
        message: `is missing beside ${variable}`,
      });
    }
  });

type Parsed = z.infer<typeof schema>;

/** The parsed environment. */
export interface Environment
  extends Omit<Parsed, 'OFFICE_SAMPLES' | keyof LocalSecrets>, LocalSecrets {
  OFFICE_URL: string;
  SITE_URL: string;
  /** Address at which the office reaches the site. */
  SITE_INTERNAL_URL: string;
  /** Whether the environment names the site: only then the office notifies it of changes. */
  isSiteKnown: boolean;
  /** Whether the first start creates sample articles. */
  hasSamples: boolean;
  /** Folder of uploaded pictures without S3. */
  mediaDir: string;
}

/**
 * Parses the environment. Missing secrets come from `secrets.json` in the data directory, which is created if needed.
 *
 * @throws Error with one line per invalid variable
 */
export function parseEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = setVariables(source);
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The office cannot start with this environment:\n${lines.join('\n')}`);
  }
  const { OFFICE_SAMPLES, ...values } = parsed.data;
  // A relative folder is one of the repository: npm starts workspaces in their own.
  const dataDir = resolve(process.cwd().replace(/\Wapps\Woffice$/, ''), values.DATA_DIR);
  const siteAddress = values.SITE_INTERNAL_URL ?? values.SITE_URL;
  return {
    ...values,
    DATA_DIR: dataDir,
    SITE_URL: values.SITE_URL ?? `http://127.0.0.1:${values.PORT}`,
    OFFICE_URL: values.OFFICE_URL ?? `http://127.0.0.1:${values.OFFICE_PORT}`,
    SITE_INTERNAL_URL: siteAddress ?? `http://127.0.0.1:${values.PORT}`,
    isSiteKnown: siteAddress !== undefined,
    ...secrets(values, dataDir, source.NEXT_PHASE === 'phase-production-build'),
    hasSamples: OFFICE_SAMPLES,
    mediaDir: join(dataDir, 'media'),
  };
}

let parsedOnce: Environment | undefined;

/** Returns the parsed environment of this process. */
export function environment(): Environment {
  parsedOnce ??= parseEnvironment(process.env);
  return parsedOnce;
}

function secrets(values: Omit<Parsed, 'OFFICE_SAMPLES'>, dataDir: string, building: boolean) {
  const isComplete = secretNames.every((name) => values[name]);
  // A build needs no secrets and must not create the file.
  const local: Partial<LocalSecrets> =
    building || isComplete ? { PAYLOAD_SECRET: '-' } : localSecrets(dataDir);
  const all = secretNames.map((name) => [name, values[name] ?? local[name] ?? ''] as const);
  return Object.fromEntries(all) as LocalSecrets;
}
