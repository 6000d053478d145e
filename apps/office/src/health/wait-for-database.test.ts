import { healthReport } from '@clinicdee/protocol';
import { chmodSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { lostFile, markInUse } from '../database/database-file.ts';
import type { Environment } from '../environment/environment.ts';
import { databaseCheck, diskProblem } from './database-problem.ts';
import { testFile } from '../../test/damaged-file.ts';
import { waitForDatabase } from './wait-for-database.ts';
import { freePorts } from '../../test/serve.ts';

let bench: ReturnType<typeof testFile>;
let environment: Environment;
let log: MockInstance<typeof console.error>;
beforeEach(async () => {
  bench = testFile();
  const [port = 0] = await freePorts(1);
  environment = { OFFICE_PORT: port, HOST: '127.0.0.1', DATA_DIR: bench.folder } as Environment;
  log = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  log.mockRestore();
  bench.dispose();
});

const wait = () => waitForDatabase(environment, databaseCheck(environment));
const asked = () =>
  vi.waitFor(() => fetch(`http://127.0.0.1:${environment.OFFICE_PORT}/readyz`), 10_000);

it('answers probes and browsers with the reason while it waits', async () => {
  let isBack = false;
  const code = 'database_not_writable' as const;
  const trouble = { code, log: 'it waits' } as const;
  const waiting = waitForDatabase(environment, () => Promise.resolve(isBack ? undefined : trouble));
  const base = `http://127.0.0.1:${environment.OFFICE_PORT}`;
  const report = healthReport.parse(await (await asked()).json());
  expect(report).toMatchObject({ status: 'not_ready', checks: { database: 'failure' } });
  expect(report.reasons).toHaveLength(1);
  expect(report.reasons[0]?.code).toBe(code);
  expect(report.reasons[0]?.th).toContain('ตรวจว่าฐานข้อมูลทำงาน');
  const [alive, page] = await Promise.all([fetch(`${base}/healthz`), fetch(`${base}/admin`)]);
  expect(alive.status).toBe(200);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('ฐานข้อมูลบันทึกข้อมูลใหม่ไม่ได้');
  isBack = true;
  await waiting;
});

it.each([
  ['damaged', () => bench.overwriteRoot('leads'), /is damaged.*npm run restore.*--resend --since/],
  [
    'empty',
    () => {
      markInUse(environment);
      truncateSync(bench.file, 0);
    },
    /is empty.*npm run restore/,
  ],
])(
  'does not open a %s file, logs the command, and continues when a backup is restored',
  async (_what, spoil, command) => {
    spoil();
    const waiting = wait();
    const answer = await asked();
    expect(answer.status).toBe(503);
    expect(await answer.text()).toMatch(/ฐานข้อมูลของระบบหลังบ้าน(เสียหาย|หายไป)/);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(command));
    rmSync(bench.file);
    expect(lostFile(environment)).toMatch(/is missing.*No new admin/);
    bench.renew();
    await waiting;
    expect(bench.names()).toHaveLength(3);
  },
);

// Root may write everywhere, so a missing folder stands for a disk that refuses to write.
it('reports why the disk cannot be written', () => {
  const gone = { ...environment, DATA_DIR: join(bench.folder, 'gone') };
  expect(diskProblem(gone)?.log).toMatch(/No permission to use .*gone.*\(ENOENT\).* waits/);
  expect(diskProblem(environment)).toBeUndefined();
  symlinkSync(join(bench.folder, 'gone'), `${bench.file}-wal`);
  expect(diskProblem(environment)?.log).toMatch(
    /office\.sqlite-wal is a folder or a link.*Remove it/,
  );
  rmSync(`${bench.file}-wal`);
  if (process.getuid?.() === 0) return;
  // Written by a command of another user, such as root.
  const events = join(bench.folder, 'privacy-events.jsonl');
  writeFileSync(events, '', { mode: 0o400 });
  expect(diskProblem(environment)?.log).toMatch(/EACCES.*permission/);
  rmSync(events);
  chmodSync(bench.folder, 0o500);
  expect(diskProblem(environment)?.log).toMatch(/permission.*EACCES.*chown/);
});
