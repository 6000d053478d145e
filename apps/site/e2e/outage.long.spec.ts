import { runOutage } from './outage.ts';
import { expect, test } from './site-and-office.ts';

for (const [when, plan] of [
  ['while the office is down', { every: 200, around: 2000, away: [12_000] }],
  ['while the office is killed three times', { every: 40, around: 1500, away: [500, 0, 0] }],
] as const) {
  test(`${when}, no lead gets an error, and every lead and registration arrives once`, async ({
    site,
    office,
  }) => {
    test.setTimeout(240_000);
    const { sent, answers, missing, doubled, kept, lost } = await runOutage(site, office, {
      ...plan,
      away: [...plan.away],
    });
    expect(sent).toBeGreaterThan(40);
    expect(answers).toEqual({ 200: sent });
    expect({ missing, doubled }).toEqual({ missing: [], doubled: [] });
    expect(lost).toBe(0);
    expect(kept).toBeGreaterThan(0);
  });
}
