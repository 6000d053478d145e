import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type Asker, whyOf } from './ask.ts';
import type { Finding } from './finding.ts';
import { given } from './given.ts';
import { finding } from './say.ts';

const PATIENCE_MS = 5_000;

type Variables = Record<string, string | undefined>;

/** What belongs together: one without the other tells nobody. */
const channels = [
  { name: 'LINE', needs: ['LINE_CHANNEL_TOKEN', 'LINE_TARGET'], look: lookAtLine },
  { name: 'Webhook', needs: ['WEBHOOK_URL', 'WEBHOOK_SECRET'], look: lookAtWebhook },
  { name: 'Mail', needs: ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'], look: lookAtMail },
] as const;

/**
 * Who would be told of a lead. Nothing is sent to anybody: LINE is asked who the token is, the mail server
 * for its greeting; "send a test" is on the office's page of alerts.
 */
export async function channelFindings(asker: Asker, variables: Variables): Promise<Finding[]> {
  const found = await Promise.all(
    channels.map(async ({ name, needs, look }) => {
      const missing = needs.filter((variable) => given(variables, variable) === undefined);
      if (missing.length === needs.length) return undefined;
      // Mail without anybody to tell of leads still carries invitations.
      if (name === 'Mail' && missing.join() === 'MAIL_TO') return look(asker, variables);
      if (missing.length > 0) {
        return finding('broken', 'channel_half', { name, missing: missing.join(', ') });
      }
      return look(asker, variables);
    }),
  );
  const set = found.filter((one) => one !== undefined);
  return set.length > 0 ? set : [finding('warning', 'channels_none')];
}

/** https://developers.line.biz/en/reference/messaging-api/#get-bot-info */
async function lookAtLine(asker: Asker, variables: Variables): Promise<Finding> {
  const base = given(variables, 'LINE_API_URL') ?? 'https://api.line.me';
  const answer = await asker.ask(`${base}/v2/bot/info`, {
    headers: { authorization: `Bearer ${variables.LINE_CHANNEL_TOKEN ?? ''}` },
  });
  if (answer.status === undefined) return finding('warning', 'line_silent', { why: answer.why });
  if (answer.status === 200) return finding('fine', 'line_works');
  return finding('broken', 'line_refused', { status: answer.status });
}

function lookAtWebhook(): Promise<Finding> {
  return Promise.resolve(finding('fine', 'webhook_set'));
}

async function lookAtMail(_asker: Asker, variables: Variables): Promise<Finding> {
  const address = URL.parse(variables.SMTP_URL ?? '');
  if (!address) return finding('broken', 'mail_silent', { why: 'SMTP_URL' });
  const { hostname: host, protocol, port } = address;
  const isTls = protocol === 'smtps:';
  const options = { host, port: Number(port || (isTls ? 465 : 587)) };
  const socket = isTls ? connectTls({ ...options, servername: host }) : connectPlain(options);
  try {
    const [greeting] = (await once(socket, 'data', {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })) as [Buffer];
    // RFC 5321, 4.2: 220 is a server that is ready.
    const said = greeting.toString('latin1', 0, 3);
    return said === '220'
      ? finding('fine', 'mail_works')
      : finding('broken', 'mail_silent', { why: said });
  } catch (error) {
    return finding('broken', 'mail_silent', { why: whyOf(error) });
  } finally {
    socket.destroy();
  }
}
