import { expect, it, vi } from 'vitest';
import { mail } from './mail.ts';

it('blames our password, and no recipient, when the server refuses the log-in', async () => {
  const noteRecipient = vi.fn();
  const refusal = { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 };
  const delivery = {
    message: { title: 'ลูกค้าใหม่', lines: [], links: [], data: {} },
    key: '1',
    host: 'office.example',
    sendMail: () => Promise.reject(Object.assign(new Error('refused'), refusal)),
    recipients: {},
    noteRecipient,
  };
  await expect(mail.send(delivery, { MAIL_TO: 'a@t.example' })).rejects.toMatchObject({
    code: 'EAUTH',
    isFinal: false,
  });
  expect(noteRecipient).not.toHaveBeenCalled();
});
