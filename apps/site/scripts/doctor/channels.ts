import { type HttpClient, whyUnreachable } from './http-client.ts';
import type { Finding } from './finding.ts';
import { readEnv } from './read-env.ts';
import { mailFinding } from './mail.ts';
import { finding } from './create-finding.ts';

type Variables = Record<string, string | undefined>;

/** The variables of each channel, all of which are required. */
const channels = [
  { name: 'LINE', needs: ['LINE_CHANNEL_TOKEN', 'LINE_TARGET'], look: lookAtLine },
  { name: 'Webhook', needs: ['WEBHOOK_URL', 'WEBHOOK_SECRET'], look: lookAtWebhook },
  { name: 'Mail', needs: ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'], look: lookAtMail },
] as const;

/**
 * Checks the alert channels without sending a message: LINE validates the token, the mail server the password,
 * and for the webhook only the TLS connection is tested.
 */
export async function channelFindings(http: HttpClient, variables: Variables): Promise<Finding[]> {
  const found = await Promise.all(
    channels.map(async ({ name, needs, look }) => {
      const missing = needs.filter((variable) => readEnv(variables, variable) === undefined);
      if (missing.length === needs.length) return undefined;
      // Without alert recipients, mail is still used for invitations.
      if (name === 'Mail' && missing.join() === 'MAIL_TO') return look(http, variables);
      if (missing.length > 0) {
        return finding('broken', 'channel_half', { name, missing: missing.join(', ') });
      }
      return look(http, variables);
    }),
  );
  const configured = found.filter((result) => result !== undefined);
  return configured.length > 0 ? configured : [finding('warning', 'channels_none')];
}

/** https://developers.line.biz/en/reference/messaging-api/#get-bot-info */
async function lookAtLine(http: HttpClient, variables: Variables): Promise<Finding> {
  const base = readEnv(variables, 'LINE_API_URL') ?? 'https://api.line.me';
  const answer = await http.fetch(`${base}/v2/bot/info`, {
    headers: { authorization: `Bearer ${variables.LINE_CHANNEL_TOKEN ?? ''}` },
  });
  if (answer.status === undefined) return finding('warning', 'line_silent', { why: answer.why });
  if (answer.status === 200) return finding('fine', 'line_works');
  return finding('broken', 'line_refused', { status: answer.status });
}

async function lookAtWebhook(_http: HttpClient, variables: Variables): Promise<Finding> {
  const address = URL.parse(variables.WEBHOOK_URL ?? '');
  const why = address ? await whyUnreachable(address) : 'WEBHOOK_URL';
  return why === undefined
    ? finding('fine', 'webhook_reached')
    : finding('broken', 'webhook_silent', { why });
}

function lookAtMail(_http: HttpClient, variables: Variables): Promise<Finding> {
  return mailFinding(variables.SMTP_URL ?? '');
}
