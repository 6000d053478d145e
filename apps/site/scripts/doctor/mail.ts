import { lacksTls, mailTransport } from '@clinicdee/protocol/http/mail';
import { createTransport } from 'nodemailer';
import { RecipientsRefused } from '../../src/health/alarm.ts';
import { reasonFor } from './http-client.ts';
import { finding, type Finding, type Localized } from './finding.ts';
import { reasons } from './words.ts';

const TIMEOUT_MS = 5_000;

/** Checks that the mail server answers and accepts user and password. Sends no mail. Never rejects. */
export async function mailFinding(url: string, allowsPlaintext: boolean): Promise<Finding> {
  if (!URL.canParse(url)) return finding('broken', 'mail_silent', { why: 'SMTP_URL' });
  const failure = await failureOf(url, allowsPlaintext);
  if (failure === undefined) return finding('fine', 'mail_works');
  if (lacksTls(failure)) return finding('broken', 'mail_open');
  const why = reasonForMail(failure);
  return finding('broken', codeIn(failure) === 'EAUTH' ? 'mail_refused' : 'mail_silent', { why });
}

async function failureOf(url: string, allowsPlaintext: boolean): Promise<unknown> {
  const transport = createTransport(mailTransport(url, allowsPlaintext, TIMEOUT_MS));
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error;
  } finally {
    transport.close();
  }
}

/** Describes why a mail could not be sent. */
export function reasonForMail(error: unknown): string | Localized {
  if (!(error instanceof Error)) return reasonFor(error);
  if (error instanceof RecipientsRefused) {
    const refused = Object.entries(error.recipients).filter(([, outcome]) => outcome !== 'sent');
    return refused.map(([to, code]) => `${to}: ${code.replace('smtp_', 'SMTP ')}`).join(', ');
  }
  if ('responseCode' in error) return `SMTP ${String(error.responseCode)}`;
  // nodemailer replaces Node's error code but keeps the message.
  const { message } = error;
  if (message.includes('certificate has expired')) return reasons.expired;
  if (message.includes('altnames')) return reasons.other_name;
  if (message.includes('certificate')) return reasons.untrusted;
  if (message.includes('ECONNREFUSED')) return reasons.refused;
  if (/wrong version number|packet length/.test(message)) return reasons.no_tls;
  return codeIn(error) === 'EDNS' ? reasons.dns : reasonFor(error);
}

const codeIn = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;
