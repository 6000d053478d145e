import { Readiness, warning } from '@clinicdee/protocol/http/readiness';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Measured, Metrics } from './metrics.ts';
import { healthCodes } from './health-codes.ts';

const readiness = new Readiness([{ name: 'leads', look: () => warning('leads_waiting') }], () => ({
  en: '',
  th: '',
}));

/** Metrics of a site, and a function that reads a value where it is known. */
function open(given: Partial<Measured> = {}) {
  const metrics = new Metrics();
  const at = Date.now() - 90_000;
  const queue = { waiting: 3, refused: 1, waitingSince: at, refusedSince: 0 };
  const articles = { copiedAt: () => at };
  metrics.measure({ outbox: { queue: () => queue }, articles, readiness, ...given });
  return { metrics, text: () => metrics.registry.metrics() };
}

it('reports requests, leads, articles and health in Prometheus text format', async () => {
  const { metrics, text } = open();
  metrics.answered('GET', '/', 200, 0.0001);
  metrics.answered('GET', '/', 200, 0.2);
  metrics.answered('BREW', 'none', 404, 0.2);
  metrics.answered('POUR', 'none', 404, 0.2);
  metrics.from('cache');
  metrics.attempted('unreachable');
  metrics.registrationKept();
  const lines = (await text()).split('\n');
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
    'site_ready 1',
    'site_health_reason{check="leads",code="leads_waiting",level="warning"} 1',
    expect.stringMatching(/^site_outbox_oldest_seconds 9\d/) as string,
    expect.stringMatching(/^site_articles_sync_age_seconds 9\d/) as string,
    expect.stringMatching(/^nodejs_eventloop_lag_seconds /) as string,
    expect.stringMatching(/^process_resident_memory_bytes /) as string,
  ]) {
    expect(lines).toContainEqual(line);
  }
});

it('omits metrics that are unknown, or that cannot be read while the database is unavailable', async () => {
  let isAway = false;
  const { text } = open({
    articles: { copiedAt: () => undefined },
    outbox: {
      queue: () => {
        if (isAway) throw new Error('disk I/O error');
        return { waiting: 0, refused: 0, waitingSince: undefined, refusedSince: undefined };
      },
    },
  });
  const names = ['site_outbox_leads{', 'site_outbox_oldest_seconds '];
  const reported = async () => {
    const lines = (await text()).split('\n');
    expect(lines).toContain('site_ready 1');
    expect(lines.some((line) => line.startsWith('site_articles_sync_age_seconds '))).toBe(false);
    return names.filter((name) => lines.some((line) => line.startsWith(name)));
  };
  expect(await reported()).toEqual(names);
  isAway = true;
  expect(await reported()).toEqual([]);
  isAway = false;
  expect(await reported()).toEqual(names);
});

const docs = join(import.meta.dirname, '../../../../docs');

it.each(['alerts.yaml', 'dashboard.json'])('%s queries only metrics that exist', async (file) => {
  const { text } = open();
  const known = new Set(
    Array.from((await text()).matchAll(/^# TYPE (\w+) /gm), ([, name]) => name),
  );
  const source = readFileSync(join(docs, 'monitoring', file), 'utf8');
  const queried = source.match(/\b(site|http|nodejs|process)_\w+/g);
  const names = new Set(queried?.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  expect(names.size).toBeGreaterThan(5);
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});

it('documents every health code in the operations guide', () => {
  const guide = readFileSync(join(docs, 'guides/operate.md'), 'utf8');
  expect(Object.keys(healthCodes).filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});
