import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitsOfWriting, RateLimit } from '../../src/calls/rate-limit.ts';
import { SharedDatabase } from '../../src/shared/shared-database.ts';
import { emptyDatabase, programs, silent, startServer, stopServer } from './stores.ts';
import { Way } from './way.ts';

beforeAll(startServer, 120_000);
afterAll(stopServer);

let way: Way;
let processes: SharedDatabase[];
beforeEach(async () => {
  const opened = await Way.to(programs === undefined ? 'postgres://x:1' : await emptyDatabase());
  way = opened.way;
  processes = [1, 2].map(() => new SharedDatabase(opened.url, silent));
  for (const shared of processes) await shared.open();
});
afterEach(async () => {
  for (const shared of processes) await shared.close();
  way.close();
});

/** The limit of so many calls a minute in each of two processes. */
const limits = (perMinute: number, name = 'leads') =>
  processes.map((shared) => new RateLimit(limitsOfWriting(perMinute), shared.limits(name)));

/** How many of so many calls are taken, by the processes in turn. */
async function taken(limits: readonly RateLimit[], calls: number, address = '192.0.2.1') {
  let count = 0;
  for (let call = 0; call < calls; call++) {
    const exceeded = await limits[call % limits.length]?.take(address);
    if (exceeded) expect(exceeded.retryAfterSeconds).toBeLessThanOrEqual(60);
    else count++;
  }
  return count;
}

describe.skipIf(programs === undefined)('limits of several processes', () => {
  it('count together what one address asks of all of them, and each kind of call by itself', async () => {
    expect(await taken(limits(4), 10)).toBe(4);
    expect(await taken(limits(4), 3, '198.51.100.7')).toBe(3);
    expect(await taken(limits(4, 'consents'), 10)).toBe(4);
  });

  it('keep no address in the database, nor anything that the database alone could tell it by', async () => {
    await taken(limits(4), 2);
    const [shared] = processes;
    const rows = (await shared?.run('SELECT key FROM rate_limits', []))?.rows ?? [];
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  it('are each process’s own while the database is away, and nobody waits for it', async () => {
    const both = limits(3);
    way.cut();
    expect(await taken(both, 20)).toBe(6);
    way.mend();
    await vi.waitFor(
      () => expect(processes.map((shared) => shared.trouble())).toEqual([undefined, undefined]),
      {
        timeout: 10_000,
      },
    );
    expect(await taken(both, 20, '198.51.100.7')).toBe(3);
  });
});
