/*
 * `npm run cluster`: tests three built sites and two built offices behind Caddy, all on loopback. Each site
 * has its own disk, and one is in passthrough mode; the offices share PostgreSQL and an S3 bucket. Simulated
 * visitors send leads and registrations and read pages at a steady rate. Meanwhile a site is killed, the one
 * in passthrough mode is killed and its disk erased, an office is killed, and PostgreSQL is stopped for a
 * while. Prints a report; exits with 1 when something acknowledged is not in the office exactly once with one
 * alert, a page fails, a session is lost or a site misses a change. About three minutes; needs Caddy and
 * PostgreSQL.
 */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresPrograms } from '../../office/test/postgres-server.ts';
import { Cluster, PASSTHROUGH } from '../e2e/cluster.ts';
import { inspect } from '../e2e/cluster-report.ts';
import { isCaddyInstalled } from '../e2e/proxy.ts';
import { addressesOf, Readers, Visitors } from '../e2e/visitors.ts';

const INTERVAL_MS = 250;
const PHASE_MS = 6_000;
/** Timeout of the whole test. */
const TIMEOUT_MS = 15 * 60_000;

if (postgresPrograms() === undefined || !isCaddyInstalled) {
  console.error('npm run cluster needs programs of Debian: apt-get install postgresql caddy');
  process.exit(1);
}
const started = performance.now();
const say = (line: string) =>
  console.info(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`);

const cluster = await Cluster.start();
const { offices, postgres, sites, url } = cluster;
const giveUp = () => void cluster.end().finally(() => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, giveUp);
setTimeout(() => {
  console.error(`Timed out after ${TIMEOUT_MS / 60_000} minutes.`);
  giveUp();
}, TIMEOUT_MS).unref();
try {
  say('three sites and two offices are ready');
  const readers = new Readers(url, await addressesOf(url), INTERVAL_MS / 3);
  const visitors = new Visitors(url, INTERVAL_MS);
  await sleep(PHASE_MS);

  await sites[1]?.kill();
  say(`a site killed, after ${visitors.sent} leads`);
  await sleep(PHASE_MS);
  await sites[1]?.start();
  say('and started again');

  await sites[PASSTHROUGH]?.kill();
  rmSync(cluster.diskOf(PASSTHROUGH), { recursive: true });
  say(`the site in passthrough mode killed and its disk erased, after ${visitors.sent} leads`);
  await sleep(PHASE_MS);
  await sites[PASSTHROUGH]?.start();
  say('it is ready again, on an empty disk');

  await offices[0]?.kill();
  say(`an office killed, after ${visitors.sent} leads`);
  await sleep(PHASE_MS);
  await offices[0]?.start();
  say('and started again');

  const back = postgres.away();
  say(`PostgreSQL away, after ${visitors.sent} leads`);
  await sleep(PHASE_MS);
  back();
  say('and back');
  await sleep(PHASE_MS);

  await visitors.leave();
  await readers.leave();

  const { report, faults } = await inspect(cluster, visitors, readers);
  say('everything has arrived, or was waited for long enough');
  console.info(report);
  for (const fault of faults) console.info(`✗ ${fault}`);
  console.info(faults.length === 0 ? '✓ nothing acknowledged is lost' : `${faults.length} faults`);
  process.exitCode = Math.min(faults.length, 1);
} finally {
  await cluster.end();
}
process.exit();
