import { describe, expect, it } from 'vitest';
import { errorCodes, httpStatus, readEnvelope } from './envelope.ts';

describe('readEnvelope', () => {
  it('reads an answer and drops what it does not know', () => {
    expect(readEnvelope({ code: 200, message: 'ok', reference: 'A', other: 1 })).toEqual({
      code: 200,
      message: 'ok',
      reference: 'A',
    });
  });

  it('reads a refusal with what it says of each field', () => {
    const refusal = { code: 422, message: 'no', error: 'invalid', errors: { phone: 'short' } };
    expect(readEnvelope(refusal)).toStrictEqual(refusal);
  });

  it('makes up no key that was not sent', () => {
    expect(readEnvelope({ code: 200, message: 'ok' })).toStrictEqual({ code: 200, message: 'ok' });
  });

  it.each([
    ['<html>'],
    [null],
    [{ code: '200', message: 'x' }],
    [{ code: 200 }],
    [{ code: 400, message: 'x', error: 'made_up' }],
    [{ code: 422, message: 'x', errors: { phone: 7 } }],
    [{ code: 200, message: 'x', reference: 7 }],
  ])('refuses %j', (value) => {
    expect(readEnvelope(value)).toBeUndefined();
  });
});

it('gives every refusal a status of its own', () => {
  // But for two that both mean "later", and of which only one is the visitor's bad luck alone.
  expect(httpStatus.busy).toBe(httpStatus.not_stored);
  const others = errorCodes.filter((code) => code !== 'busy');
  expect(new Set(others.map((code) => httpStatus[code])).size).toBe(others.length);
});
