import { expect, it } from 'vitest';
import { idempotencyKeyOf } from './idempotency-key.ts';

const KEY = '0b7f1f5e-6a0c-4c43-9a51-3f0f6d1e2a77';
const request = (key?: string) =>
  new Request('http://localhost/', {
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

it('reads the header, else the hidden field', () => {
  expect(idempotencyKeyOf(request(KEY), { idempotency_key: 'another-key-of-a-form' })).toBe(KEY);
  expect(idempotencyKeyOf(request(), { idempotency_key: KEY })).toBe(KEY);
  expect(idempotencyKeyOf(request(), {})).toBeUndefined();
});

it.each([
  ['a'.repeat(15), false],
  ['a'.repeat(16), true],
  ['a'.repeat(100), true],
  ['a'.repeat(101), false],
  [`${KEY} and more`, false],
  [`<b>${KEY}`, false],
])('accepts 16 to 100 safe characters: %s → %s', (key, isKey) => {
  expect(idempotencyKeyOf(request(key), {})).toBe(isKey ? key : undefined);
});
