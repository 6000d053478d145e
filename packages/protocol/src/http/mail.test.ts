import { expect, it } from 'vitest';
import { isMailList, mailAddresses, pendingRecipients, sendToEach } from './mail.ts';

it.each([
  ['a@x.co', ['a@x.co']],
  ['a@x.co, b@x.co', ['a@x.co', 'b@x.co']],
  ['a@x.co;b@x.co', ['a@x.co', 'b@x.co']],
  ['ฝ่ายขาย <a@x.co>, "Chai, Somchai" <b@x.co>', ['a@x.co', 'b@x.co']],
  ['a@x.co, A@X.CO,', ['a@x.co']],
  ['ทีม: a@x.co, b@x.co;', ['a@x.co', 'b@x.co']],
])('parses the list %s', (list, addresses) => {
  expect(mailAddresses(list)).toEqual(addresses);
  expect(isMailList(list)).toBe(true);
});

it.each(['สมชาย', 'a@x.co, สมชาย', 'a@x.co, b@', ' '])('rejects the list %j', (list) => {
  expect(isMailList(list)).toBe(false);
});

const refusal = (command: string, responseCode: number) =>
  Object.assign(new Error('no'), { command, responseCode });

it('records the result for each recipient, and retries only after a 4xx', async () => {
  const answers: Record<string, Error> = {
    'b@x.co': refusal('RCPT TO', 451),
    'c@x.co': refusal('RCPT TO', 550),
    'd@x.co': refusal('DATA', 552),
  };
  const all = ['a@x.co', 'b@x.co', 'c@x.co', 'd@x.co', 'e@x.co'];
  const known: Record<string, string> = {};
  await sendToEach(
    all,
    (address) => (answers[address] ? Promise.reject(answers[address]) : Promise.resolve()),
    (address, outcome) => void (known[address] = outcome),
  );
  expect(Object.values(known)).toEqual(['sent', 'smtp_451', 'smtp_550', 'smtp_552', 'sent']);
  expect(pendingRecipients([...all, 'new@x.co'], known)).toEqual(['b@x.co', 'new@x.co']);
});

it('records no result when the server rejects the sender', async () => {
  const noted: string[] = [];
  const sent = sendToEach(
    ['a@x.co'],
    () => Promise.reject(refusal('MAIL FROM', 553)),
    (address) => void noted.push(address),
  );
  await expect(sent).rejects.toThrow('no');
  expect(noted).toEqual([]);
});
