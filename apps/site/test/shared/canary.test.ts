import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Clock } from '@clinicdee/clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFor } from '../../src/content/site-content.ts';
import { openDatabase } from '../../src/database.ts';
import { readEnvironment } from '../../src/environment.ts';
import { Canary, type CanaryNews } from '../../src/leads/canary.ts';
import { openLeadService } from '../../src/leads/open-lead-service.ts';
import { PostgresOutbox } from '../../src/leads/postgres-outbox.ts';
import { SharedDatabase } from '../../src/shared/shared-database.ts';
import { emptyDatabase, programs, silent, startServer, stopServer } from './stores.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeAll(startServer, 120_000);
afterAll(stopServer);

describe.skipIf(programs === undefined)('the canary of several processes', () => {
  it('is sent by one of them, and one of them tells staff', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'canaries-'));
    const database = openDatabase(folder);
    const shared = new SharedDatabase(await emptyDatabase(), silent);
    await shared.open();
    const clock = new Clock();
    const environment = readEnvironment({ DATA_DIR: folder });
    const parts = [environment, silent, clock, contentFor, () => undefined, undefined] as const;
    const { service, close } = openLeadService(
      { writing: database, sending: database },
      ...parts,
      shared,
    );
    const told: CanaryNews[] = [];
    let isHeard = false;
    const canaries = [1, 2, 3].map(
      () =>
        new Canary({
          ...{ outbox: new PostgresOutbox(shared, clock, MINUTE), service, clock },
          ...{ everyMs: HOUR, log: silent },
          tell: (news) => {
            if (isHeard) told.push(news);
            return Promise.resolve(isHeard);
          },
        }),
    );
    const outbox = new PostgresOutbox(shared, clock, MINUTE);
    const lookAt = async (now: number) => {
      for (const canary of canaries) await canary.look(now);
    };

    for (const canary of canaries) await canary.send();
    expect((await shared.run('SELECT 1 FROM outbox WHERE is_canary = 1', [])).rows).toHaveLength(1);
    const later = clock.now() + 6 * MINUTE;
    await lookAt(later);
    isHeard = true;
    await lookAt(later + MINUTE);
    await lookAt(later + 2 * MINUTE);
    expect(told).toEqual(['lost']);
    await lookAt(later + 7 * HOUR);
    expect(told).toEqual(['lost', 'lost']);

    const { id = '' } = (await outbox.canary()) ?? {};
    await outbox.markDelivered(id);
    await lookAt(later + 8 * HOUR);
    expect(told).toEqual(['lost', 'lost', 'back']);
    // The next trouble is told of again, however soon it comes.
    for (const canary of canaries) await canary.send();
    expect((await outbox.canary())?.id).toBe(id);

    await close();
    await shared.close();
    database.close();
    rmSync(folder, { recursive: true });
  });
});
