import { expect, it } from 'vitest';
import { failureMessage } from './failure-message.ts';

it.each([301, 302, 303, 304, 307, 308])('explains a redirect with status %s', (status) => {
  const words = failureMessage('webhook', `webhook_${status}`);
  expect(words).toContain(`ปลายทางตอบ ${status} ว่าย้ายไปที่อยู่อื่น`);
  expect(words).toContain('WEBHOOK_URL');
  expect(words).toContain(`(webhook_${status})`);
});

it('gives the reason for each recipient that was not reached', () => {
  const missed = {
    'a@t.example': 'smtp_451',
    'b@t.example': 'smtp_550',
    'c@t.example': 'smtp_451',
  };
  const words = failureMessage('email', 'smtp_451', missed);
  expect(words).toContain('ส่งไม่ถึง a@t.example, c@t.example: เซิร์ฟเวอร์เมลยังไม่รับ');
  expect(words).toContain('ส่งไม่ถึง b@t.example: เซิร์ฟเวอร์เมลไม่รู้จักผู้รับ');
  expect(failureMessage('email', 'smtp_away', missed)).toContain('ติดต่อเซิร์ฟเวอร์เมลไม่ได้');
  // Other codes have the words of their class.
  expect(failureMessage('email', 'smtp_421')).toContain('ระบบจะลองใหม่เอง');
  expect(failureMessage('email', 'smtp_521')).toContain('ปฏิเสธจดหมาย');
});
