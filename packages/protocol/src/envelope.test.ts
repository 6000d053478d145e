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

  it.each([['<html>'], [null], [{ code: '200', message: 'x' }], [{ code: 200 }]])(
    'refuses %j',
    (value) => {
      expect(readEnvelope(value)).toBeUndefined();
    },
  );
});

it('gives every refusal a status of its own', () => {
  const statuses = errorCodes.map((code) => httpStatus[code]);
  expect(new Set(statuses).size).toBe(errorCodes.length);
});
