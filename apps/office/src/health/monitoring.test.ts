import { readFileSync } from 'node:fs';
import path from 'node:path';
import { register } from 'prom-client';
import { expect, it } from 'vitest';
import { measureOffice } from './metrics.ts';
import { healthCodes } from './health-codes.ts';

const folder = path.join(import.meta.dirname, '../../../../docs/monitoring');

it.each(['alerts.yaml', 'dashboard.json'])('%s uses only metrics that exist', (file) => {
  // Unused until the metrics are read.
  measureOffice({} as never);
  const known = register.getMetricsAsArray().map(({ name }) => name);
  const asked = readFileSync(path.join(folder, file), 'utf8').match(/\boffice_\w+/g);
  expect(new Set(asked).size).toBeGreaterThan(2);
  expect([...new Set(asked)].filter((name) => !known.includes(name))).toEqual([]);
});

it('the guide explains every reason code', () => {
  const guide = readFileSync(path.join(folder, '../guides/operate.md'), 'utf8');
  expect(Object.keys(healthCodes).filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});
