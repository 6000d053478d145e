import { expect, it } from 'vitest';
import { DeliveryFailure, failureCode } from './failure.ts';

const withFields = (fields: object, cause?: Error) =>
  Object.assign(new Error('told to a@b.co', { cause }), fields);

it.each([
  [new DeliveryFailure('line_429'), 'line_429'],
  [withFields({ name: 'TimeoutError' }), 'timeout'],
  [withFields({}, withFields({ code: 'ECONNREFUSED' })), 'ECONNREFUSED'],
  [withFields({ code: 'EMESSAGE', responseCode: 451 }), 'smtp_451'],
  [new Error('told to a@b.co'), 'unknown'],
  ['text', 'unknown'],
])('gives %s the code %s', (error, code) => {
  expect(failureCode(error)).toBe(code);
});
