import { expect, it } from 'vitest';
import { idempotencyKey } from './idempotency-key.ts';

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
