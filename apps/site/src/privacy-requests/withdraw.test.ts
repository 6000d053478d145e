import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withdrawalToken } from '@clinicdee/protocol/http/secrets';
import type { PrivacyWithdrawal } from '@clinicdee/protocol/privacy';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { PendingWithdrawals } from './pending-withdrawals.ts';
import { personOfLink, withdraw, type WithdrawalService } from './withdraw.ts';

const KEY = 'key of the office';
const token = withdrawalToken(KEY, ['+66812345678', 'somying@clinic.example', '+6621234567']);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let dataDir: string;
let handedOver: PrivacyWithdrawal[];
/** Why the office does not answer. */
let failure: string | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'withdrawals-'));
  [handedOver, failure] = [[], undefined];
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function open() {
  const database = openDatabase(dataDir);
  const pending = new PendingWithdrawals(database, log, (withdrawal) => {
    if (!failure) handedOver.push(withdrawal);
    return Promise.resolve(failure);
  });
  const rateLimit = { take: () => Promise.resolve(undefined) };
  const service: WithdrawalService = { office: { token: KEY }, pending, rateLimit, log };
  const close = async () => {
    await pending.close();
    database.close();
  };
  return { service, pending, close };
}

it('shows whom a link is for, masked, and nothing for a damaged one', async () => {
  const { service, close } = open();
  expect(personOfLink(token, service)).toEqual([
    '081-xxx-xx78',
    'so***@clinic.example',
    '021-xxx-xx67',
  ]);
  expect(personOfLink(token.slice(2), service)).toBeUndefined();
  expect(personOfLink(token, { ...service, office: undefined })).toBeUndefined();
  await close();
});

it('hands a withdrawal to the office at once', async () => {
  const { service, close } = open();
  expect(await withdraw(token, service)).toBe('done');
  expect(handedOver).toEqual([{ token, at: expect.any(String) as string }]);
  await close();
});

it('keeps a withdrawal while the office is away, also over a restart, without readable contact', async () => {
  failure = 'unreachable';
  const first = open();
  expect(await withdraw(token, first.service)).toBe('kept');
  await first.close();
  for (const name of readdirSync(dataDir))
    expect(readFileSync(path.join(dataDir, name)).includes('somying')).toBe(false);

  failure = undefined;
  const second = open();
  await second.pending.send();
  expect(handedOver).toHaveLength(1);
  await second.pending.send();
  expect(handedOver).toHaveLength(1);
  await second.close();
});

it('says so when nothing could be stored, or a link is used too often', async () => {
  const { service, close } = open();
  const broken = { add: () => Promise.reject(new Error('disk full')) };
  expect(await withdraw(token, { ...service, pending: broken })).toBe('failed');
  const rateLimit = {
    take: () => Promise.resolve({ error: 'too_many', retryAfterSeconds: 30 } as const),
  };
  expect(await withdraw(token, { ...service, rateLimit })).toBe('failed');
  expect(handedOver).toEqual([]);
  await close();
});
