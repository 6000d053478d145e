import { describe, expect, it } from 'vitest';
import { readEnvelope } from './envelope.ts';

describe('readEnvelope', () => {
  it('removes unknown keys and adds none', () => {
    const envelope = { code: 200, message: 'ok', reference: 'A' };
    expect(readEnvelope({ ...envelope, other: 1 })).toStrictEqual(envelope);
  });

  it('reads an error with messages by field', () => {
    const refusal = { code: 422, message: 'no', error: 'invalid', errors: { phone: 'short' } };
    expect(readEnvelope(refusal)).toStrictEqual(refusal);
  });

  it.each([
    ['<html>'],
    [null],
    [{ code: '200', message: 'x' }],
    [{ code: 200 }],
    [{ code: 400, message: 'x', error: 'made_up' }],
    [{ code: 422, message: 'x', errors: { phone: 7 } }],
    [{ code: 200, message: 'x', reference: 7 }],
  ])('rejects %j', (value) => {
    expect(readEnvelope(value)).toBeUndefined();
  });
});
