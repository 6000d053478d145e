import { expect, it } from 'vitest';
import { failureWords } from './failure-words.ts';

it.each([301, 302, 303, 304, 307, 308])(
  'says what an answer %s means, with its number',
  (status) => {
    const words = failureWords('webhook', `webhook_${status}`);
    expect(words).toContain(`ปลายทางตอบ ${status} ว่าย้ายไปที่อยู่อื่น`);
    expect(words).toContain('WEBHOOK_URL');
    expect(words).toContain(`(webhook_${status})`);
  },
);
