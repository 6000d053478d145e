import { Readiness } from '@clinicdee/protocol/http/readiness';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';
import { english } from './words.ts';

const folder = join(import.meta.dirname, '../../../../docs/watching');

it.each(['alerts.yaml', 'dashboard.json'])('%s asks for figures that there are', async (file) => {
  const metrics = new Metrics();
  metrics.measure({
    leads: {
      roadTrouble: () => undefined,
      canary: {
        arrivedAt: () => 1,
        isRefused: false,
        lateSince: () => undefined,
      },
      outbox: {
        queue: () => ({ waiting: 0, refused: 0, waitingSince: 1, refusedSince: 1 }),
        tryWriting: () => undefined,
      },
    },
    copiedAt: () => 1,
    pictures: { failing: () => ({ count: 0, since: undefined }) },
    readiness: new Readiness([], () => ({ en: '', th: '' })),
  });
  const text = await (await metrics.answer()).text();
  const known = new Set(Array.from(text.matchAll(/^# TYPE (\w+) /gm), ([, name]) => name));
  const asked = readFileSync(join(folder, file), 'utf8').match(/\b(site|http|nodejs|process)_\w+/g);
  const names = new Set(asked?.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  expect(names.size).toBeGreaterThan(5);
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});

it('the guide says what to do about every code', () => {
  const guide = readFileSync(join(folder, '../guides/operate.md'), 'utf8');
  expect(Object.keys(english).filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});
