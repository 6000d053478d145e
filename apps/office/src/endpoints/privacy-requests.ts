import { hasBearer } from '@clinicdee/protocol/http/secrets';
import {
  privacyConfirmation,
  privacyRequest,
  privacyWithdrawal,
} from '@clinicdee/protocol/privacy';
import type { Endpoint, Payload } from 'payload';
import type * as z from 'zod/mini';
import { environment } from '../environment/environment.ts';
import { failureCode } from '../errors/failure.ts';
import { confirmRequest, receiveRequest } from '../privacy/requests.ts';
import { withdrawByLink } from '../privacy/withdrawal.ts';
import { acknowledge, readJson, refuse } from './json.ts';

const INVALID = 'ข้อมูลไม่ครบหรือไม่ถูกต้อง';
const INVALID_LINK = 'ลิงก์หมดอายุหรือไม่ถูกต้อง';

/**
 * A call of the site: refuses it without the site's key or with an invalid body.
 *
 * @param invalid the message for an invalid body
 */
const callOfSite = <Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  invalid: string,
  handle: (payload: Payload, data: z.infer<Schema>) => Promise<Response>,
): Endpoint => ({
  path: `/intake/privacy-requests${path}`,
  method: 'post',
  handler: async ({ headers, body, payload }) => {
    if (!hasBearer({ headers }, environment().LEADS_ADMIN_KEY))
      return refuse('unauthorized', 'โทเค็นไม่ถูกต้อง');
    const read = await readJson({ headers, body });
    if ('refusal' in read) return read.refusal;
    const parsed = schema.safeParse(read.value);
    if (!parsed.success) return refuse('invalid', invalid);
    try {
      return await handle(payload, parsed.data);
    } catch (error) {
      payload.logger.error({ code: failureCode(error) }, 'privacy call of the site not handled');
      return refuse('not_stored', 'บันทึกไม่สำเร็จ กรุณาลองใหม่');
    }
  },
});

/** `POST /api/intake/privacy-requests`: a request that a visitor has sent on the site. */
const receive = callOfSite('', privacyRequest, INVALID, async (payload, request) => {
  const { isMailSent, reference } = await receiveRequest(payload, request);
  return acknowledge(isMailSent ? 'mail_sent' : 'unconfirmed', reference);
});

/** `POST /api/intake/privacy-requests/confirm` with the token of the mail. */
const confirm = callOfSite(
  '/confirm',
  privacyConfirmation,
  INVALID_LINK,
  async (payload, { token }) =>
    (await confirmRequest(payload, token))
      ? acknowledge('confirmed')
      : refuse('invalid', INVALID_LINK),
);

/** `POST /api/intake/privacy-requests/withdraw`: somebody has used the withdrawal link of a mail. */
const withdraw = callOfSite('/withdraw', privacyWithdrawal, INVALID, async (payload, link) =>
  (await withdrawByLink(payload, link))
    ? acknowledge('withdrawn')
    : refuse('invalid', 'ลิงก์ไม่ถูกต้อง'),
);

/** The calls of the site about requests of people. */
export const privacyRequestCalls: Endpoint[] = [receive, confirm, withdraw];
