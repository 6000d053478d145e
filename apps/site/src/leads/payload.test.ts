import { expect, it } from 'vitest';
import { contentOf } from '../content/site-content.ts';
import { buildPayload, readValues } from './payload.ts';

const { notices, organisations } = contentOf('th');
const older = { ...notices[0], version: '2567-01-01', before: 'เมื่อก่อน ' };
const words = { notices: [notices[0], older] as typeof notices, organisations };

const build = (sent: Record<string, unknown>) =>
  buildPayload(readValues(sent), sent, new Request('http://localhost/api/leads'), words);

it('keeps the consent that the sender saw, by the version that came with the form', () => {
  expect(build({ consent_version: older.version })).toMatchObject({
    consent_version: older.version,
    consent_text: `เมื่อก่อน ${older.link}`,
  });
});

it.each([undefined, 7, [older.version]])('takes %j for the present version', (consent_version) => {
  expect(build({ consent_version }).consent_version).toBe(notices[0].version);
});
