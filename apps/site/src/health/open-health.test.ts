import { readFileSync } from 'node:fs';
import path from 'node:path';
import { healthReport } from '@clinicdee/protocol';
import { measureRequests } from '@clinicdee/protocol/http/metrics';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { silentLog, TestOutbox } from '../../test/lead-outbox.ts';
import { readEnvironment } from '../environment/environment.ts';
import { healthCodes } from './health-codes.ts';
import { openHealth } from './open-health.ts';

function open(given: NodeJS.ProcessEnv = {}) {
  const bench = new TestOutbox();
  const registry = new Registry();
  measureRequests(registry);
  const environment = readEnvironment({ DATA_DIR: bench.folder, ...given });
  const { probes, stop } = openHealth(
    {
      environment,
      leads: {
        outbox: bench.outbox,
        canary: undefined,
        deliveryProblem: () => ({ what: 'unreachable', since: 7 }),
      },
      disk: { trouble: () => undefined },
      erasure: { hold: undefined },
      articles: { copiedAt: () => undefined },
      siteContent: { refusedSince: undefined, failingSince: undefined },
    },
    { registry, log: silentLog() },
  );
  onTestFinished(stop);
  return (where: string, isLocal = false, headers: Record<string, string> = {}) =>
    probes[where]?.(new Request(`http://site${where}`, { headers }), {
      address: '198.51.100.7',
      isLocal,
    });
}

it('is alive with any problem, and ready while it can store leads', async () => {
  const ask = open();
  expect(await (await ask('/healthz'))?.json()).toEqual({ status: 'ok' });
  const ready = await ask('/readyz');
  expect(ready?.status).toBe(200);
  const report = healthReport.parse(await ready?.json());
  expect(report.checks).toEqual({
    database: 'ok',
    disk: 'ok',
    leads: 'ok',
    articles: 'ok',
    content: 'ok',
    lead_api: 'warning',
    canary: 'ok',
    erasure: 'ok',
    file: 'ok',
  });
  expect(report.reasons[0]?.th).toMatch(/ติดต่อปลายทาง/);
  expect(report.reasons[0]?.en).toMatch(/cannot be reached/);
  expect(await ask('/articles')).toBeUndefined();
});

it('serves metrics to this machine only, or with a token to its bearers only', async () => {
  const ask = open();
  expect((await ask('/metrics', true))?.status).toBe(200);
  expect(await ask('/metrics')).toBeUndefined();
  const withToken = open({ METRICS_TOKEN: 'a-token-of-some-length' });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  expect((await withToken('/metrics', true))?.status).toBe(401);
  expect((await withToken('/metrics', true, bearer('another-token-of-ours')))?.status).toBe(401);
  expect((await withToken('/metrics', false, bearer('a-token-of-some-length')))?.status).toBe(200);
});

const docs = path.join(import.meta.dirname, '../../../../docs');

it.each(['alerts.yaml', 'dashboard.json'])('%s queries only metrics that exist', async (file) => {
  const metrics = (await (await open()('/metrics', true))?.text()) ?? '';
  const known = new Set(Array.from(metrics.matchAll(/^# TYPE (\w+) /gm), ([, name]) => name));
  const source = readFileSync(path.join(docs, 'monitoring', file), 'utf8');
  const queried = source.match(/\b(site|http|nodejs|process)_\w+/g);
  const names = new Set(queried?.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  expect(names.size).toBeGreaterThan(3);
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});

it('documents every health code in the operations guide', () => {
  const guide = readFileSync(path.join(docs, 'guides/operate.md'), 'utf8');
  expect(Object.keys(healthCodes).filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});
