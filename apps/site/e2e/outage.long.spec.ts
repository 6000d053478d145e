import { expect, test as plain } from '@playwright/test';
import { Office } from './office.ts';
import { runOutage } from './outage.ts';
import { freePorts } from './server-process.ts';
import { Site } from './site.ts';

const test = plain.extend<{ site: Site; office: Office }>({
  site: async ({}, use) => {
    const site = new Site();
    await use(site);
    await site.dispose();
  },
  office: async ({ site }, use) => {
    const [port = 0] = await freePorts(1);
    const office = await new Office(port, site.dataDir).start();
    await site.start({ OFFICE_URL: office.url, TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
    await use(office);
    await office.stop('SIGKILL');
  },
});

// The same with ten minutes: `npm run outage -w apps/site`.
for (const [what, plan] of [
  ['while the office is away', { every: 200, around: 2000, away: [12_000] }],
  ['while the office is killed again and again', { every: 40, around: 1500, away: [500, 0, 0] }],
] as const) {
  test(`${what} no lead sees an error, and every lead and registration arrives once`, async ({
    site,
    office,
  }) => {
    test.setTimeout(180_000);
    const { sent, answers, missing, doubled, registrations } = await runOutage(site, office, {
      ...plan,
      away: [...plan.away],
      patience: 90_000,
    });
    expect(sent).toBeGreaterThan(40);
    expect(answers).toEqual({ 200: sent });
    expect({ missing, doubled }).toEqual({ missing: [], doubled: [] });
    expect(registrations).toMatchObject({ lost: 0, missing: [], doubled: [] });
    expect(registrations.kept).toBeGreaterThan(0);
  });
}
