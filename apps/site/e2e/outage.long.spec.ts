import { runOutage } from './outage.ts';
import { expect, test } from './site-and-office.ts';

// With an outage of ten minutes: `npm run outage -w apps/site`.
for (const [when, plan] of [
  ['while the office is down', { every: 200, around: 2000, away: [12_000] }],
  ['while the office is killed three times', { every: 40, around: 1500, away: [500, 0, 0] }],
] as const) {
  test(`${when}, no lead gets an error, and every lead and registration arrives once`, async ({
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
    expect(registrations.lost).toBe(0);
    expect(registrations.kept).toBeGreaterThan(0);
  });
}
