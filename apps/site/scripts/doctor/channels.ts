import { request, whyUnreachable } from './http-client.ts';
import { finding, type Finding } from './finding.ts';
import { mailFinding } from './mail.ts';

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
export async function channelFindings(variables: Variables): Promise<Finding[]> {
  const found = await Promise.all(
    channels.map(async ({ name, needs, look }) => {
      const missing = needs.filter((variable) => variables[variable] === undefined);
      if (missing.length === needs.length) return undefined;
      // Without alert recipients, mail is still used for invitations.
      if (name === 'Mail' && missing.join() === 'MAIL_TO') return look(variables);
      if (missing.length > 0) {
        return finding('broken', 'channel_half', { name, missing: missing.join(', ') });
      }
      return look(variables);
    }),
  );
  const configured = found.filter((result) => result !== undefined);
  return configured.length > 0 ? configured : [finding('warning', 'channels_none')];
}

/** https://developers.line.biz/en/reference/messaging-api/#get-bot-info */
async function lookAtLine(variables: Variables): Promise<Finding> {
  const base = variables.LINE_API_URL ?? 'https://api.line.me';
  const answer = await request(`${base}/v2/bot/info`, {
    headers: { authorization: `Bearer ${variables.LINE_CHANNEL_TOKEN ?? ''}` },
  });
  if (answer.status === undefined) return finding('warning', 'line_silent', { why: answer.why });
  if (answer.status === 200) return finding('fine', 'line_works');
  return finding('broken', 'line_refused', { status: answer.status });
}

async function lookAtWebhook(variables: Variables): Promise<Finding> {
  const address = URL.parse(variables.WEBHOOK_URL ?? '');
  const why = address ? await whyUnreachable(address) : 'WEBHOOK_URL';
  return why === undefined
    ? finding('fine', 'webhook_reached')
    : finding('broken', 'webhook_silent', { why });
}

function lookAtMail(variables: Variables): Promise<Finding> {
  const allowsPlaintext = /^(1|true)$/.test(variables.SMTP_ALLOW_PLAINTEXT ?? '');
  return mailFinding(variables.SMTP_URL ?? '', allowsPlaintext);
}
