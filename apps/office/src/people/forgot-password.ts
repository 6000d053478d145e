import { addDataAndFileToRequest, APIError, type Endpoint } from 'payload';
import { environment } from '../environment/environment.ts';
import { failureCode } from '../errors/failure.ts';
import { accountIn } from './account.ts';

/**
 * `POST /api/users/forgot-password`, in place of Payload's own, which answers only once the mail is on
 * its way, or says that it is not: by its time and its words one learns who has an account. 503 where no mail can be
 * sent.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = accountIn(req.data);
    if (!email) throw new APIError('กรอกอีเมลของบัญชี', 400, undefined, true);
    // What is no JSON is shown as an error; any other answer as a mail that was sent.
    if (!environment().SMTP_URL) return new Response('SMTP_URL is not set', { status: 503 });
    const { payload } = req;
    // A request of its own: this one is answered, and its transaction over, before the mail is sent.
    payload
      .forgotPassword({ collection: 'users', data: { email }, overrideAccess: true })
      .catch((error: unknown) => {
        payload.logger.warn({ code: failureCode(error) }, 'link for a new password not sent');
      });
    return Response.json({ message: req.t('general:success') });
  },
};
