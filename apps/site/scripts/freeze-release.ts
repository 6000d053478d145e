/*
 * The site's part of `npm run freeze -w apps/site -w apps/office`, before a release: stores a small database of this
 * version and the digests of its migrations. `test/releases/releases.test.ts` checks that later versions open the
 * database and do not change the migrations.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { commandLine } from '@clinicdee/data-dir/process';
import { ConsentRepository } from '../src/consent/consent-repository.ts';
import { openDatabase } from '../src/storage/database.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';
import { samplePayload } from '../test/sample-payload.ts';
import { migrations } from '../src/storage/migrations.ts';
import { digestOf } from '../test/releases/digest.ts';

commandLine();
const releases = path.join(import.meta.dirname, '../test/releases');
const { version } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'),
) as { version: string };

const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
const file = path.join(folder, 'small.sqlite');
try {
  using database = openDatabase(folder);
  const outbox = new SqliteOutbox(database);
  const [, delivered = '', refused = '', withdrawn = ''] = [1, 2, 3, 4].map((number) => {
    const idempotencyKey = `form-fill-number-${number}`;
    const payload = { ...samplePayload, fullname: `ผู้ส่ง ${number}` };
    return outbox.store({ payload, idempotencyKey, isSuspected: number === 1 }).id;
  });
  outbox.markDelivered(delivered);
  outbox.markFailed(refused, 'code_422', Date.now());
  outbox.markRefused(refused);
  outbox.erase(withdrawn);
  new ConsentRepository(database).add({
    version: '2568-09-05',
    wording: 'ข้อความที่ถาม',
    offered: ['analytics'],
    allowed: [],
  });
  database.prepare('VACUUM INTO ?').run(file);
  writeFileSync(path.join(releases, `${version}.sqlite.gz`), gzipSync(readFileSync(file)));
  writeFileSync(
    path.join(releases, 'steps.json'),
    `${JSON.stringify(migrations.map(digestOf), null, 2)}\n`,
  );
  process.stdout.write(`Site: kept ${version}, ${migrations.length} steps.\n`);
} finally {
  rmSync(folder, { recursive: true });
}
