import { expect, it } from 'vitest';
import { readWithdrawalToken, withdrawalToken } from './withdrawal-link.ts';

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
