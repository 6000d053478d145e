import { expect, it } from 'vitest';
import { PER_ACCOUNT } from '../src/people/log-in-limit.ts';
import { GUESSABLE_PASSWORD, PASSWORD_RULE } from '../src/people/password-rule.ts';
import { ADDRESS_HEADER } from '../src/server/addresses.ts';
import { failures } from './answers.ts';
import { ADMIN, startOffice } from './office.ts';

const office = await startOffice();
const admin = await office.login();

const logIn = (address: string, password: string, email: string = ADMIN.email) =>
  office.call('POST', '/users/login', {
    body: { email, password },
    headers: { [ADDRESS_HEADER]: address },
  });

it('locks an account against guesses from many addresses, but not where it has logged in', async () => {
  expect((await logIn('198.51.100.1', ADMIN.password)).status).toBe(200);
  // One account in every notation.
  const spellings = [ADMIN.email, ` ${ADMIN.email} `, ADMIN.email.toUpperCase()];
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      logIn(`203.0.${index}.1`, 'wrong password', spellings[index % spellings.length]),
    ),
  );
  const looked = answers.filter(({ text }) => !text.includes('พักไว้')).length;
  expect(looked).toBeLessThanOrEqual(PER_ACCOUNT);
  // Locked for every other address, also with the right password.
  for (let attempt = looked; attempt < PER_ACCOUNT; attempt++) {
    await logIn(`203.1.${attempt}.1`, 'wrong password');
  }
  expect((await logIn('198.51.100.7', ADMIN.password)).text).toContain('พักไว้');
  expect((await logIn('198.51.100.1', ADMIN.password)).status).toBe(200);
}, 60_000);

it.each([
  ['blanks', ' '.repeat(12), PASSWORD_RULE],
  ['a common password', 'password123', GUESSABLE_PASSWORD],
  ['a keyboard walk', 'qwertyuiop', GUESSABLE_PASSWORD],
  ['the address of its owner', 'somebody@clinicdee.example', GUESSABLE_PASSWORD],
])('refuses %s as a password', async (_what, password, words) => {
  const person = { email: 'somebody@clinicdee.example', name: 'ก', role: 'sales' };
  const answer = await admin.post('/users', { ...person, password });
  expect(answer.status).toBe(400);
  expect(answer.as(failures).errors[0]?.message).toBe(words);
});

it('accepts a password in every Unicode form', async () => {
  const password = 'น้ำตก café ๔๒ ตัว';
  const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => password.normalize(form));
  const spellings = [...forms, `${password} `];
  const { email } = await office.person('sales', { password: password.normalize('NFD') });
  for (const typed of spellings)
    expect((await logIn('198.51.100.2', typed, email)).status).toBe(200);
});
