import { expect, it, vi } from 'vitest';
import { buildPayload, readValues } from './payload.ts';

vi.mock('../content/th/notice.ts', () => ({
  noticeOf: (version: string) => ({ version, wording: `words of "${version}"` }),
}));

const build = (sent: Record<string, unknown>) =>
  buildPayload(readValues(sent), sent, new Request('http://localhost/api/leads'));

it('keeps the consent that the sender saw, by the version that came with the form', () => {
  expect(build({ consent_version: '2567-01-01' })).toMatchObject({
    consent_version: '2567-01-01',
    consent_text: 'words of "2567-01-01"',
  });
});

it.each([undefined, 7, ['2567-01-01']])('takes %j for no version', (consent_version) => {
  expect(build({ consent_version }).consent_text).toBe('words of ""');
});
