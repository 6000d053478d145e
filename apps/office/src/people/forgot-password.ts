import { addDataAndFileToRequest, APIError, type Endpoint } from 'payload';
import { environment } from '../environment/environment.ts';
import { failureCode } from '../errors/failure.ts';
import { accountIn } from './account.ts';

/**
 * `POST /api/users/forgot-password`, replaces Payload's own, which responds after the mail was sent or failed: its time
 * and text reveal whether an account exists. Responds 503 without a mail server.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = accountIn(req.data);
    if (!email) throw new APIError('กรอกอีเมลของบัญชี', 400, undefined, true);
    // Not JSON: Payload's form shows any JSON response as success.
    if (!environment().SMTP_URL) return new Response('SMTP_URL is not set', { status: 503 });
    const { payload } = req;
    // Without `req`, whose transaction ends before the mail is sent.
    payload
      .forgotPassword({ collection: 'users', data: { email }, overrideAccess: true })
      .catch((error: unknown) => {
        payload.logger.warn({ code: failureCode(error) }, 'link for a new password not sent');
      });
    return Response.json({ message: req.t('general:success') });
  },
};
