import { readWithdrawalToken } from '@clinicdee/protocol/http/secrets';
import { codeOf } from '../http/error-code.ts';
import type { Log } from '../http/log.ts';
import type { Receiver } from '../http/post-json.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { PendingWithdrawals } from './pending-withdrawals.ts';

/** The dependencies of {@link withdraw}. */
export interface WithdrawalService {
  /** The office, whose key links are made with; undefined where there is none. */
  office: Pick<Receiver, 'token'> | undefined;
  pending: Pick<PendingWithdrawals, 'add'>;
  rateLimit: Pick<RateLimit, 'take'>;
  log: Log;
}

/** Returns the masked phone numbers and e-mail addresses of a withdrawal link; undefined if it is not valid. */
export function personOfLink(token: string, { office }: WithdrawalService): string[] | undefined {
  return office && readWithdrawalToken(office.token, token)?.map(masked);
}

/**
 * Withdraws the consent of the person of a link: `done` when the office has it, `kept` when the site will hand it over
 * later, `failed` when nothing could be stored. Any POST counts, also that of a mail service with one click (RFC 8058):
 * it has no cookies and comes from another site, and the link proves the right.
 */
export async function withdraw(
  token: string,
  { log, pending, rateLimit }: WithdrawalService,
): Promise<'done' | 'kept' | 'failed'> {
  // Mail services call from few addresses, so the limit is for the link.
  if (await rateLimit.take(token)) return 'failed';
  try {
    return (await pending.add({ token, at: new Date().toISOString() })) ? 'done' : 'kept';
  } catch (error) {
    log.error({ code: codeOf(error) }, 'withdrawal not stored');
    return 'failed';
  }
}

/** `so***@clinic.example`, `081-xxx-xx78`: enough to recognise, not enough to contact. */
function masked(identifier: string): string {
  const [name = '', domain] = identifier.split('@');
  if (domain !== undefined) return `${name.slice(0, 2)}***@${domain}`;
  const national = identifier.replace(/^\+66/, '0');
  return `${national.slice(0, 3)}-xxx-xx${national.slice(-2)}`;
}
