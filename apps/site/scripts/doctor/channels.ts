import { type Asker, whyUnreached } from './ask.ts';
import type { Finding } from './finding.ts';
import { given } from './given.ts';
import { mailFinding } from './mail.ts';
import { finding } from './say.ts';

type Variables = Record<string, string | undefined>;

/** What belongs together: one without the other tells nobody. */
const channels = [
  { name: 'LINE', needs: ['LINE_CHANNEL_TOKEN', 'LINE_TARGET'], look: lookAtLine },
  { name: 'Webhook', needs: ['WEBHOOK_URL', 'WEBHOOK_SECRET'], look: lookAtWebhook },
  { name: 'Mail', needs: ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'], look: lookAtMail },
] as const;

/**
 * Who would be told of a lead. Nothing is sent to anybody: LINE is asked whose the token is, the mail server
 * whether it takes the password, and the webhook's certificate is looked at.
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

async function lookAtWebhook(_asker: Asker, variables: Variables): Promise<Finding> {
  const address = URL.parse(variables.WEBHOOK_URL ?? '');
  const why = address ? await whyUnreached(address) : 'WEBHOOK_URL';
  return why === undefined
    ? finding('fine', 'webhook_reached')
    : finding('broken', 'webhook_silent', { why });
}

function lookAtMail(_asker: Asker, variables: Variables): Promise<Finding> {
  return mailFinding(variables.SMTP_URL ?? '');
}
