import { expect, it } from 'vitest';
import { isEnvelope } from './envelope.ts';

it('accepts an envelope, and not the answer of a proxy', () => {
  expect(isEnvelope({ code: 422, message: 'no', errors: { phone: 'short' } })).toBe(true);
  for (const other of ['<html>', null, [], { code: '200', message: 'x' }, { code: 200 }]) {
    expect(isEnvelope(other), JSON.stringify(other)).toBe(false);
  }
});
