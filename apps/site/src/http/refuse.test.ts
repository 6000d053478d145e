import { expect, it } from 'vitest';
import { th } from '../content/th/index.ts';
import { refusalExceeded, refuseExceeded } from './refuse.ts';

const { brand, leadForm, limits, refusals } = th;

it.each([
  [1, '1 นาที'],
  [60, '1 นาที'],
  [61, '2 นาที'],
  [2700, '45 นาที'],
  [3541, '1 ชั่วโมง'],
  [3600, '1 ชั่วโมง'],
  [3601, '1 ชั่วโมง 1 นาที'],
])('writes %i seconds as %s', (retryAfterSeconds, wait) => {
  const { code, message } = refusalExceeded({ error: 'too_many', retryAfterSeconds }, { limits });
  expect([code, message]).toEqual([429, expect.stringContaining(`ในอีก ${wait} หรือ`)]);
});

it('states the wait and the contact above a rate limit', async () => {
  for (const [error, status] of [['too_many', 429] as const, ['busy', 503] as const]) {
    const response = refuseExceeded({ error, retryAfterSeconds: 1800 }, { limits });
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, '1800']);
    const { message } = (await response.json()) as { message: string };
    expect(message).toContain('30 นาที');
    expect(message).toContain(brand.phone.shown);
    expect(message).toContain(brand.line.id);
  }
});

it('names the phone after the part of a message that the dialog uses as its title', () => {
  const { orCall, title } = leadForm.failure;
  const titleOf = (message: string) => message.split(` ${orCall} `)[0];
  expect(titleOf(refusals.not_stored)).toBe(title);
  for (const message of [refusals.busy, limits.too_many, limits.busy])
    expect(titleOf(message)).not.toContain(brand.phone.shown);
});
