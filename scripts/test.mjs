import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps } from './apps.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { CliError, main, root, run, step } from './project.mjs';

/** `npm run test:all` also runs the long suites: `*.long.test.ts`, `*.long.spec.ts`, the second brand and the recipes. */
const all = /** @type {const} */ ({ type: 'boolean' });

/**
 * @typedef {object} Count
 * @property {number} passed flaky tests included
 * @property {number} failed
 * @property {number} skipped
 * @property {number} flaky tests that passed on retry
 */
/** @type {(Count & { name: string, seconds: number })[]} */
const counts = [];

await main({ options: { all } }, async ({ values }) => {
  process.env.TEST_ALL = values.all ? '1' : '';
  await install();
  await installPrograms();
  useTemporaryFolder();
  // Each of these uses one core.
  await Promise.all([
    check('lint'),
    (async () => {
      for (const name of ['format', 'types', 'unused', 'sizes', 'packages']) await check(name);
    })(),
  ]);
  await unitAndIntegration();
  await build();
  await browsers();
  if (values.all) await whole('recipes', () => run('node', ['scripts/recipes.mjs']));
  report();
});

/** Gives the tests, Chromium and PostgreSQL a temporary folder, which is removed at the end. */
function useTemporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinicdee-tests-'));
  // PostgreSQL has its own user when the tests run as root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.env.NODE_COMPILE_CACHE ??= path.join(folder, 'compile-cache');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

/** Runs a check of `check.mjs`. @param {string} name */
async function check(name) {
  // Unknown vulnerabilities are no failure, but must be seen.
  const options = { isQuiet: name !== 'packages' };
  const work = () => run('node', ['scripts/check.mjs', name], options);
  await whole(name, () => step(`Checking ${name}`, work));
}

/** Runs what passes or fails as a whole. @param {string} name @param {() => Promise<{ code: number }>} work */
async function whole(name, work) {
  await timed(name, async () => {
    const { code } = await work();
    return { passed: Number(code === 0), failed: Number(code !== 0), skipped: 0, flaky: 0 };
  });
}

async function unitAndIntegration() {
  const report = path.join(root, 'test-results/unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await suite('unit and integration', report, root, 'vitest', ['run', ...reporters]);
}

/** One suite at a time: on two cores, two browsers in parallel take longer. */
async function browsers() {
  const { site, office } = Object.fromEntries(
    apps().map(({ name, folder }) => [name, path.join(root, folder)]),
  );
  if (office) await playwright('browser, office', office);
  // Also the spec, sentence by sentence, as long as the figures are the sample's.
  if (site) await playwright('browser, site', site, { CONFORMANCE: 'sample' });
}

/** @param {string} name @param {string} folder @param {NodeJS.ProcessEnv} [env] */
async function playwright(name, folder, env = {}) {
  const report = path.join(folder, 'test-results/results.json');
  await suite(name, report, folder, 'playwright', ['test'], env);
}

/**
 * Runs a test runner and counts its report. A runner that exits with an error without a failed test has failed.
 *
 * @param {string} name @param {string} report @param {string} cwd @param {string} command @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function suite(name, report, cwd, command, args, env = {}) {
  await timed(name, async () => {
    rmSync(report, { force: true });
    const { code } = await run(command, args, { cwd, env });
    const counted = countsIn(report);
    return { ...counted, failed: Math.max(counted.failed, Number(code !== 0)) };
  });
}

/** Reads the counts of a JSON report of Playwright or Vitest. @param {string} report @returns {Count} */
function countsIn(report) {
  const { stats, ...vitest } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { expected = 0, unexpected = 0, skipped = 0, flaky = 0 } = stats ?? {};
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = vitest;
  return {
    passed: expected + flaky + numPassedTests,
    failed: unexpected + numFailedTests,
    skipped: skipped + numPendingTests,
    flaky,
  };
}

/** @param {string} name @param {() => Promise<Count>} work */
async function timed(name, work) {
  const started = performance.now();
  const counted = await work();
  counts.push({ ...counted, name, seconds: Math.round((performance.now() - started) / 1000) });
}

/**
 * Installs the Debian packages of programs that the tests need, and a font for Thai text before the web fonts load.
 * Elsewhere set CHROMIUM to a browser's path; without PostgreSQL, nginx or Java the tests that need it are skipped.
 */
async function installPrograms() {
  const programs = {
    chromium: process.env.CHROMIUM ?? '/usr/bin/chromium',
    postgresql: '/usr/lib/postgresql',
    'default-jre-headless': '/usr/bin/java',
    'nginx-light': '/usr/sbin/nginx',
    openssl: '/usr/bin/openssl',
    'fonts-tlwg-loma-ttf': '/usr/share/fonts/truetype/tlwg/Loma.ttf',
  };
  const missing = Object.entries(programs).flatMap(([name, file]) =>
    existsSync(file) ? [] : [name],
  );
  if (missing.length === 0) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await step(`Installing ${missing.join(', ')}`, async () => {
      await run('apt-get', ['update', '-qq'], { isQuiet: true });
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      return run('apt-get', ['install', '-y', '-qq', ...missing], { isQuiet: true, env });
    });
  }
  if (!existsSync(programs.chromium)) {
    throw new CliError(
      'The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium), or set CHROMIUM to its path.',
    );
  }
}

function report() {
  let passed = 0;
  let failed = 0;
  process.stdout.write('\n');
  for (const count of counts) {
    passed += count.passed;
    failed += count.failed;
    const mark = count.failed > 0 ? '✗' : '✓';
    const others = ['skipped', 'flaky'].flatMap((kind) => {
      const number = Reflect.get(count, kind);
      return number > 0 ? [`, ${number} ${kind}`] : [];
    });
    process.stdout.write(
      `${mark} ${count.name}: ${count.passed} passed, ${count.failed} failed${others.join('')} (${count.seconds} s)\n`,
    );
  }
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  if (failed > 0) process.exitCode = 1;
}
