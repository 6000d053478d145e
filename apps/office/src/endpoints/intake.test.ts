import { expect, it } from 'vitest';
import { idempotencyKey, leadHeaders } from './intake.ts';

const now = Date.parse('2026-03-10T08:00:00.000Z');
const read = (headers: Record<string, string>) => leadHeaders(new Headers(headers), now);

it('reads reference, time and suspicion of a lead', () => {
  const headers = {
    'x-lead-reference': '7K3F-92QD',
    'x-lead-received-at': '2026-03-09T20:00:00.000Z',
    'x-lead-suspected': '1',
  };
  expect(read(headers)).toEqual({
    reference: '7K3F-92QD',
    createdAt: '2026-03-09T20:00:00.000Z',
    isSuspected: true,
  });
});

it.each(['', 'yesterday', '2026-03-10T08:00:01.000Z', '1999-01-01T00:00:00.000Z'])(
  'uses the current time when the header is %j',
  (time) => {
    const { createdAt, isSuspected, reference } = read({ 'x-lead-received-at': time });
    expect(createdAt).toBe('2026-03-10T08:00:00.000Z');
    expect(isSuspected).toBe(false);
    expect(reference).toMatch(/^.{4}-.{4}$/);
  },
);

it.each([
  ['12345678', true],
  ['1234567', false],
  ['k'.repeat(200), true],
  ['k'.repeat(201), false],
  ['two words of a key', false],
  ['12345678\u00e9', false],
  ['\u00e912345678', false],
])('accepts %s as a key: %s', (key, isKey) => {
  expect(idempotencyKey(new Headers({ 'idempotency-key': key }))).toBe(isKey ? key : undefined);
});

it('is undefined without the header', () => {
  expect(idempotencyKey(new Headers())).toBeUndefined();
});
