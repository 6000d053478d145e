import { Readiness } from '@clinicdee/protocol/http/readiness';
import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

const readiness = new Readiness(
  [
    {
      name: 'leads',
      look: () => ({ code: 'leads_waiting', level: 'warning' }),
      broken: { code: 'check_failed', level: 'warning' },
    },
  ],
  () => ({ en: '', th: '' }),
);

async function lines(metrics: Metrics): Promise<string[]> {
  return (await (await metrics.answer()).text()).split('\n');
}

it('tells of requests, leads, articles and health in the text that Prometheus reads', async () => {
  const metrics = new Metrics();
  const copy: { at?: number } = {};
  const queue = { waiting: 3, refused: 1, waitingSince: Date.now() - 90_000, refusedSince: 0 };
  metrics.measure({
    leads: {
      roadTrouble: () => ({ what: 'away', since: 7 }),
      canary: {
        isRefused: false,
        arrivedAt: () => undefined,
        lateSince: () => 1,
      },
      outbox: { queue: () => queue, tryWriting: () => undefined },
    },
    copiedAt: () => copy.at,
    pictures: { failing: () => ({ count: 2, since: 1 }) },
    readiness,
  });
  metrics.answered('GET', '/', 200, 0.0001);
  metrics.answered('GET', '/', 200, 0.2);
  metrics.answered('BREW', 'none', 404, 0.2);
  metrics.answered('POUR', 'none', 404, 0.2);
  metrics.from('cache');
  metrics.attempted('unreachable');
  metrics.registrationKept();
  const text = await lines(metrics);
  for (const line of [
    'http_request_duration_seconds_bucket{le="0.001",route="/",method="GET",status="200"} 1',
    'http_request_duration_seconds_count{route="/",method="GET",status="200"} 2',
    'http_request_duration_seconds_count{route="none",method="other",status="404"} 2',
    'site_pages_total{from="cache"} 1',
    'site_pages_total{from="files"} 0',
    'site_lead_deliveries_total{result="unreachable"} 1',
    'site_lead_deliveries_total{result="acknowledged"} 0',
    'site_registrations_kept_total 1',
    'site_outbox_leads{state="waiting"} 3',
    'site_outbox_leads{state="refused"} 1',
    'site_lead_api_reachable 0',
    'site_share_pictures_failing 2',
    'site_canary_late 1',
    'site_ready 1',
    'site_health_reason{check="leads",code="leads_waiting",level="warning"} 1',
  ]) {
    expect(text).toContain(line);
  }
  expect(text.find((line) => line.startsWith('site_outbox_oldest_seconds '))).toMatch(/ 9\d/);
  // Never copied is not the same as copied just now.
  expect(text.some((line) => line.startsWith('site_articles_sync_age_seconds '))).toBe(false);
  copy.at = Date.now() - 5000;
  const later = await lines(metrics);
  expect(later.find((line) => line.startsWith('site_articles_sync_age_seconds '))).toMatch(/ 5/);
  expect(text.some((line) => line.startsWith('nodejs_eventloop_lag_seconds '))).toBe(true);
  expect(text.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true);
});

it('tells what it knows while the database is away, and why the site is not ready', async () => {
  const metrics = new Metrics();
  let isAway = false;
  const unlessAway = <T>(value: T): T => {
    if (isAway) throw new Error('disk I/O error');
    return value;
  };
  metrics.measure({
    leads: {
      roadTrouble: () => unlessAway(undefined),
      canary: {
        isRefused: false,
        arrivedAt: () => unlessAway(Date.now()),
        lateSince: () => unlessAway(undefined),
      },
      outbox: {
        queue: () =>
          unlessAway({ waiting: 0, refused: 0, waitingSince: undefined, refusedSince: undefined }),
        tryWriting: () => undefined,
      },
    },
    copiedAt: () => undefined,
    pictures: { failing: () => ({ count: 0, since: undefined }) },
    readiness,
  });
  const names = ['site_outbox_leads{', 'site_outbox_oldest_seconds ', 'site_canary_late '];
  const told = async () => {
    const text = await lines(metrics);
    expect(text).toContain('site_ready 1');
    expect(text).toContain(
      'site_health_reason{check="leads",code="leads_waiting",level="warning"} 1',
    );
    return names.filter((name) => text.some((line) => line.startsWith(name)));
  };
  expect(await told()).toEqual(names);
  isAway = true;
  // No figure is better than one of before, or a nought.
  expect(await told()).toEqual([]);
  isAway = false;
  expect(await told()).toEqual(names);
});
