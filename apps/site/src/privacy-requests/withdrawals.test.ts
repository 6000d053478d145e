import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { withdrawalToken } from '@clinicdee/protocol/http/secrets';
import type { PrivacyWithdrawal } from '@clinicdee/protocol/privacy';
import { beforeEach, expect, it } from 'vitest';
import { silentLog } from '../../test/lead-outbox.ts';
import { temporaryDatabase, temporaryFolder } from '../../test/temporary-folder.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { Withdrawals } from './withdrawals.ts';

const KEY = 'key of the office';
const token = withdrawalToken(KEY, ['+66812345678', 'somying@clinic.example', '+6621234567']);

let dataDir: string;
let handedOver: PrivacyWithdrawal[];
/** Why the office does not answer. */
let failure: string | undefined;

beforeEach(() => {
  [dataDir, handedOver, failure] = [temporaryFolder(), [], undefined];
});

function open(rateLimited?: Awaited<ReturnType<RateLimit['take']>>) {
  const { database } = temporaryDatabase(dataDir);
  const withdrawals = new Withdrawals({
    database,
    office: { token: KEY },
    log: silentLog(),
    handOver: (withdrawal) => {
      if (!failure) handedOver.push(withdrawal);
      return Promise.resolve(failure);
    },
    rateLimit: { take: () => Promise.resolve(rateLimited) },
  });
  const close = async () => {
    await withdrawals.close();
    database.close();
  };
  return { withdrawals, close };
}

it('keeps a withdrawal while the office is away, also over a restart, without readable contact', async () => {
  failure = 'unreachable';
  const first = open();
  expect(await first.withdrawals.withdraw(token)).toBe('kept');
  await first.close();
  for (const name of readdirSync(dataDir))
    expect(readFileSync(path.join(dataDir, name)).includes('somying')).toBe(false);

  failure = undefined;
  const second = open();
  await second.withdrawals.send();
  expect(handedOver).toHaveLength(1);
  await second.withdrawals.send();
  expect(handedOver).toHaveLength(1);
  await second.close();
});

it('says so when nothing could be stored, or a link is used too often', async () => {
  const broken = open();
  await broken.close();
  expect(await broken.withdrawals.withdraw(token)).toBe('failed');
  const limited = open({ error: 'too_many', retryAfterSeconds: 30 });
  expect(await limited.withdrawals.withdraw(token)).toBe('failed');
  expect(handedOver).toEqual([]);
  await limited.close();
});
