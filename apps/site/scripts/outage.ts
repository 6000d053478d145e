/*
 * `npm run outage -w apps/site`: runs the built site and office on free ports with an empty data folder, sends leads
 * and registrations at a steady rate, and kills the office meanwhile. Options: `--seconds 600` of outage,
 * `--per-second 2` leads. Prints a report; exits with 1 when the sender of a lead saw an error, or a lead or
 * registration is not in the office exactly once.
 */
import { parseArgs } from 'node:util';
import { Office } from '../e2e/office.ts';
import { runOutage } from '../e2e/outage.ts';
import { freePorts } from '../e2e/server-process.ts';
import { Site } from '../e2e/site.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    'per-second': { type: 'string', default: '2' },
  },
});
const seconds = Number(options.seconds);
const perSecond = Number(options['per-second']);
const [port = 0] = await freePorts(1);
const site = new Site();
const office = new Office(port, site.dataDir);
try {
  await office.start();
  await site.start({ OFFICE_URL: office.url, TRUST_PROXY: '1', LOG_LEVEL: 'warn' });
  const started = Date.now();
  const report = await runOutage(
    site,
    office,
    {
      every: 1000 / perSecond,
      around: 10_000,
      away: [seconds * 1000],
      patience: 10 * 60_000,
    },
    (line) => console.info(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`),
  );
  console.info(report);
  const isGood =
    report.answers['200'] === report.sent &&
    report.missing.length === 0 &&
    report.doubled.length === 0 &&
    report.registrations.lost === 0;
  process.exitCode = isGood ? 0 : 1;
} finally {
  await office.stop();
  await site.dispose();
}
