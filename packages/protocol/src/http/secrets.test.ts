import { expect, it } from 'vitest';
import {
  hasBearer,
  isSecret,
  readWithdrawalToken,
  signatureHeader,
  withdrawalToken,
} from './secrets.ts';

const request = (authorization?: string) => ({
  headers: new Headers(authorization === undefined ? {} : { authorization }),
});

it.each([
  ['Bearer key', true],
  ['bearer key', true],
  ['Bearer  key', true],
  ['Bearer key2', false],
  ['Basic Bearer key', false],
  ['Bearer', false],
  ['key', false],
  [undefined, false],
])('the header %s: %s', (authorization, isValid) => {
  expect(hasBearer(request(authorization), 'key')).toBe(isValid);
});

it('rejects every token when no secret is set', () => {
  expect(hasBearer(request('Bearer undefined'), undefined)).toBe(false);
  expect(isSecret('', '')).toBe(false);
  expect(isSecret(null, '')).toBe(false);
});

it('signs time and body as documented for receivers', () => {
  expect(signatureHeader('secret-of-16-chars', '{"a":1}', 1_700_000_000_000)).toBe(
    't=1700000000,v1=6afe8e0515c786f952e78841359526cea20c88134915def7d76dd52f6b4fe08d',
  );
});

const person = ['+66812345678', 'somying@clinic.example'];

it('carries the person, unreadable without the key', () => {
  const token = withdrawalToken('key of the office', person);
  expect(readWithdrawalToken('key of the office', token)).toEqual(person);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('somying');
  expect(token).toMatch(/^[\w-]+$/);
});

it('refuses what is damaged, shortened or of another key', () => {
  const token = withdrawalToken('key of the office', person);
  const other = token.startsWith('A') ? 'B' : 'A';
  for (const damaged of ['', 'x', other + token.slice(1), token.slice(0, -4), `${token}AAAA`])
    expect(readWithdrawalToken('key of the office', damaged)).toBeUndefined();
  expect(readWithdrawalToken('the key before', token)).toBeUndefined();
});
