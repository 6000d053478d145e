import { hasBearer } from '@clinicdee/protocol/http/bearer';
import {
  privacyConfirmation,
  privacyRequest,
  privacyWithdrawal,
} from '@clinicdee/protocol/privacy-request';
import type { Endpoint } from 'payload';
import { environment } from '../environment/environment.ts';
import { failureCode } from '../errors/failure.ts';
import { confirmRequest, receiveRequest } from '../privacy/requests.ts';
import { withdrawByLink } from '../privacy/withdrawal.ts';
import { acknowledge, refuse } from './envelope.ts';
import { readJson } from './read-json.ts';

/** `POST /api/intake/privacy-requests`: a request that a visitor has sent on the site. */
const receive: Endpoint = {
  path: '/intake/privacy-requests',
  method: 'post',
  handler: async ({ headers, body, payload }) => {
    if (!hasBearer({ headers }, environment().LEADS_ADMIN_KEY))
      return refuse('unauthorized', 'โทเค็นไม่ถูกต้อง');
    const read = await readJson({ headers, body });
    if ('refusal' in read) return read.refusal;
    const parsed = privacyRequest.safeParse(read.value);
    if (!parsed.success) return refuse('invalid', 'ข้อมูลไม่ครบหรือไม่ถูกต้อง');
    try {
      const { isMailSent, reference } = await receiveRequest(payload, parsed.data);
      return acknowledge(isMailSent ? 'mail_sent' : 'unconfirmed', reference);
    } catch (error) {
      payload.logger.error({ code: failureCode(error) }, 'privacy request not stored');
      return refuse('not_stored', 'บันทึกคำขอไม่สำเร็จ กรุณาลองใหม่');
    }
  },
};

/** `POST /api/intake/privacy-requests/confirm` with the token of the mail. */
const confirm: Endpoint = {
  path: '/intake/privacy-requests/confirm',
  method: 'post',
  handler: async ({ headers, body, payload }) => {
    if (!hasBearer({ headers }, environment().LEADS_ADMIN_KEY))
      return refuse('unauthorized', 'โทเค็นไม่ถูกต้อง');
    const read = await readJson({ headers, body });
    if ('refusal' in read) return read.refusal;
    const parsed = privacyConfirmation.safeParse(read.value);
    const isKnown = parsed.success && (await confirmRequest(payload, parsed.data.token));
    return isKnown ? acknowledge('confirmed') : refuse('invalid', 'ลิงก์หมดอายุหรือไม่ถูกต้อง');
  },
};

/** `POST /api/intake/privacy-requests/withdraw`: somebody has used the withdrawal link of a mail. */
const withdraw: Endpoint = {
  path: '/intake/privacy-requests/withdraw',
  method: 'post',
  handler: async ({ headers, body, payload }) => {
    if (!hasBearer({ headers }, environment().LEADS_ADMIN_KEY))
      return refuse('unauthorized', 'โทเค็นไม่ถูกต้อง');
    const read = await readJson({ headers, body });
    if ('refusal' in read) return read.refusal;
    const parsed = privacyWithdrawal.safeParse(read.value);
    if (!parsed.success) return refuse('invalid', 'ข้อมูลไม่ครบหรือไม่ถูกต้อง');
    try {
      const isValid = await withdrawByLink(payload, parsed.data);
      return isValid ? acknowledge('withdrawn') : refuse('invalid', 'ลิงก์ไม่ถูกต้อง');
    } catch (error) {
      payload.logger.error({ code: failureCode(error) }, 'withdrawal not stored');
      return refuse('not_stored', 'บันทึกการถอนความยินยอมไม่สำเร็จ กรุณาลองใหม่');
    }
  },
};

/** The calls of the site about requests of people. */
export const privacyRequestCalls: Endpoint[] = [receive, confirm, withdraw];
