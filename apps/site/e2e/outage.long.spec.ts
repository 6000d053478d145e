import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { secretNames } from '@clinicdee/data-dir/secrets';
import { startBucket } from '../../office/test/bucket.ts';
import { postgresPrograms, startPostgres } from '../../office/test/postgres-server.ts';
import { isOfficeBuilt, Office } from './office.ts';
import { isNginxInstalled, startNginxFront } from './proxy.ts';
import { freePorts } from '../../office/test/serve.ts';
import { Site } from './site.ts';
import { expect, test } from './site-and-office.ts';
import { Visitors } from './visitors.ts';

test.describe.configure({ timeout: 240_000 });
test.skip(!isOfficeBuilt && Boolean(process.env.APPS), 'APPS leaves out the office.');

interface System {
  url: string;
  sites: Site[];
  /** One of the offices, which share a database. */
  office: Office;
  /** The milliseconds between two leads. */
  every: number;
}

/** Expects that no lead gets an error during an outage, and that every lead and registration arrives once. */
async function expectNothingLost(
  { url, sites, office, every }: System,
  outage: () => Promise<void>,
): Promise<Visitors> {
  const visitors = new Visitors(url, every);
  await sleep(2000);
  await outage();
  await sleep(2000);
  await visitors.leave();
  const waiting = () =>
    sites.flatMap((site) => site.leads()).filter(({ state }) => state === 'waiting').length;
  await expect.poll(waiting, { timeout: 150_000 }).toBe(0);

  const { answers, references, registrations, sent } = visitors;
  expect(sent).toBeGreaterThan(40);
  expect(answers).toEqual({ 200: sent });
  const { kept, taken } = registrations;
  const [leads, registered] = await Promise.all(
    (['leads', 'registrations'] as const).map((one) => office.valuesOf(one, 'reference')),
  );
  const notOnce = (given: string[], stored: string[] = []) =>
    given.filter((reference) => stored.filter((other) => other === reference).length !== 1);
  expect(notOnce([...references, ...kept], leads)).toEqual([]);
  expect(notOnce(taken, registered)).toEqual([]);
  return visitors;
}

for (const [when, every, away] of [
  ['while the office is down', 200, [12_000]],
  ['while the office is killed three times', 40, [500, 0, 0]],
] as const) {
  test(`${when}, every lead and registration arrives once`, async ({ site, office }) => {
    const system = { url: site.url, sites: [site], office, every };
    const { registrations } = await expectNothingLost(system, async () => {
      for (const milliseconds of away) {
        await office.stop('SIGKILL');
        await sleep(milliseconds);
        await office.start();
      }
    });
    const { kept, taken, sent } = registrations;
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length + taken.length).toBe(sent);
  });
}

// `npm run cluster`
test('while several machines behind nginx fail one by one, every lead and registration arrives once', async () => {
  const isInstalled = isNginxInstalled && postgresPrograms() !== undefined;
  test.skip(!isInstalled, 'nginx or PostgreSQL is not installed.');
  const postgres = await startPostgres();
  const bucket = await startBucket();
  const [sitePort = 0, officePort = 0, ...ports] = await freePorts(2 + 3 + 2);
  const [sitePorts, officePorts] = [ports.slice(0, 3), ports.slice(3)];
  const [url, officeUrl] = [sitePort, officePort].map((port) => `http://127.0.0.1:${port}`);
  const shared = {
    ...Object.fromEntries(secretNames.map((name) => [name, `of-all-machines-${name}`])),
    SITE_URL: url ?? '',
    OFFICE_URL: officeUrl ?? '',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    LEAD_CANARY: '0',
  };
  const offices = officePorts.map((port) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'office-'));
    const storage = { DATABASE_URL: postgres.url, ...bucket.environment };
    return new Office(port, folder, { ...shared, ...storage });
  });
  const sites = sitePorts.map(() => new Site());
  const [passthrough, onDisk] = sites as [Site, Site];
  const startSite = (site: Site) =>
    site.start({
      ...shared,
      PORT: String(sitePorts[sites.indexOf(site)]),
      OUTBOX: site === passthrough ? 'passthrough' : 'disk',
      CONTENT_SYNC_INTERVAL: '600',
      LEADS_PER_MINUTE: '10000',
    });
  const front = await startNginxFront({
    site: sitePort,
    office: officePort,
    sites: sitePorts,
    offices: officePorts,
  });
  try {
    await Promise.all(offices.map((office) => office.start()));
    await Promise.all(sites.map((site) => startSite(site)));
    const [office] = offices as [Office];
    await expectNothingLost({ url: url ?? '', sites, office, every: 100 }, async () => {
      for (const site of [onDisk, passthrough]) {
        await site.stop('SIGKILL');
        // A site in passthrough mode needs no disk that lasts.
        if (site === passthrough) rmSync(site.dataDir, { recursive: true });
        await sleep(4000);
        await startSite(site);
      }
      await office.stop('SIGKILL');
      await sleep(4000);
      await office.start();
      const back = postgres.away();
      await sleep(4000);
      back();
    });
    // A picture that only one machine has.
    const name = `${'a'.repeat(24)}-480.webp`;
    mkdirSync(path.join(onDisk.dataDir, 'pictures'), { recursive: true });
    writeFileSync(path.join(onDisk.dataDir, 'pictures', name), 'picture');
    for (let visitor = 0; visitor < 20; visitor++) {
      const headers = { 'x-forwarded-for': `192.0.2.${visitor}` };
      expect((await fetch(`${url}/pictures/${name}`, { headers })).status).toBe(200);
    }
    expect(passthrough.leads(), 'a lead lies on a disk that may vanish').toEqual([]);
  } finally {
    for (const one of [...sites, ...offices]) await one.dispose();
    await front.stop();
    await bucket.stop();
    postgres.stop();
  }
});
