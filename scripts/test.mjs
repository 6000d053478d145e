import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps } from './apps.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { main, CliError, root, run, step, whenInterrupted } from './project.mjs';
import { countPlaywright, countVitest } from './test-results.mjs';

/** `npm run test:all` also runs the long suites: `*.long.test.ts`, `*.long.spec.ts` and the second brand. */
const isAll = process.argv.includes('--all');
process.env.TEST_ALL = isAll ? '1' : '';

/** @type {(import('./test-results.mjs').Count & { name: string, seconds: number })[]} */
const counts = [];

await main(async () => {
  await install();
  await installPrograms();
  const leaveNothing = temporaryFolder();
  whenInterrupted(leaveNothing);
  try {
    await everything();
  } finally {
    leaveNothing();
  }
  report();
});

/** What uses one core runs beside something else: the machine that checks a change has two. */
async function everything() {
  await Promise.all([
    check('lint'),
    (async () => {
      await check('format');
      await check('types');
      await check('unused');
      await check('sizes');
      await check('packages', { isQuiet: false });
    })(),
  ]);
  await unitAndIntegration();
  await build();
  await browsers();
}

/**
 * Gives the tests a temporary folder of their own.
 *
 * @returns {() => void} removes it with all that they, Chromium and PostgreSQL left there
 */
function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinicdee-tests-'));
  // PostgreSQL runs as a user of its own where the tests run as root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * A check that passes or fails as a whole.
 *
 * @param {string} name as in `check.mjs`
 * @param {{ isQuiet?: boolean }} [options] quiet: says nothing unless it fails
 */
async function check(name, { isQuiet = true } = {}) {
  await timed(name, async () => {
    const { code } = await step(`Checking ${name}`, () =>
      run('node', ['scripts/check.mjs', name], { isQuiet }),
    );
    const failed = code === 0 ? [] : [name];
    return { passed: Number(code === 0), failed, skipped: 0, flaky: [] };
  });
}

async function unitAndIntegration() {
  const report = path.join(root, 'test-results/unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await suite('unit and integration', report, root, 'vitest', ['run', ...reporters], (written) =>
    countVitest(written, root),
  );
}

/** One suite at a time: two browsers beside each other on two cores take longer than one after the other. */
async function browsers() {
  const { site, office } = Object.fromEntries(
    apps().map(({ name, folder }) => [name, path.join(root, folder)]),
  );
  if (office) await playwright('browser, office', office, 'results.json');
  if (!site) return;
  await playwright('browser, site', site, 'results.json');
  // The spec, sentence by sentence, on the running site, as long as its figures are the sample's.
  const env = { CONFORMANCE: 'sample' };
  await playwright('conformance', site, 'conformance.json', ['--config', 'conformance'], env);
}

/**
 * @param {string} name @param {string} folder @param {string} file in `test-results`
 * @param {string[]} [options] @param {NodeJS.ProcessEnv} [env]
 */
async function playwright(name, folder, file, options = [], env = {}) {
  const report = path.join(folder, 'test-results', file);
  await suite(name, report, folder, 'playwright', ['test', ...options], countPlaywright, env);
}

/**
 * Runs a test runner and counts its report. A runner that exits with an error without a failed test has failed.
 *
 * @param {string} name @param {string} report @param {string} cwd @param {string} command @param {string[]} args
 * @param {(report: string) => import('./test-results.mjs').Count} count @param {NodeJS.ProcessEnv} [env]
 */
async function suite(name, report, cwd, command, args, count, env = {}) {
  await timed(name, async () => {
    rmSync(report, { force: true });
    const { code } = await run(command, args, { cwd, env });
    const counted = count(report);
    if (code !== 0 && counted.failed.length === 0) counted.failed.push(`exit code ${code}`);
    return counted;
  });
}

/** @param {string} name @param {() => Promise<import('./test-results.mjs').Count>} work */
async function timed(name, work) {
  const started = performance.now();
  const counted = await work();
  counts.push({ ...counted, name, seconds: Math.round((performance.now() - started) / 1000) });
}

/**
 * Programs that the tests drive and the font that a page's Thai is drawn with until its own comes:
 * Debian's package of each, and whether it is there. Elsewhere set CHROMIUM to a browser's path;
 * without PostgreSQL, nginx or Java the tests that need it are skipped. Without any Thai font the first words
 * are boxes, as no visitor sees them, and they move when the fonts come.
 */
async function installPrograms() {
  const programs = [
    ['chromium', existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium')],
    ['postgresql', existsSync('/usr/lib/postgresql')],
    ['default-jre-headless', existsSync('/usr/bin/java')],
    ['nginx-light', existsSync('/usr/sbin/nginx')],
    ['openssl', existsSync('/usr/bin/openssl')],
    ['fonts-tlwg-loma-ttf', existsSync('/usr/share/fonts/truetype/tlwg/Loma.ttf')],
  ];
  const missing = programs.flatMap(([name, isThere]) => (isThere ? [] : [String(name)]));
  if (missing.length === 0) return;
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (canInstall) {
    await step(`Installing ${missing.join(', ')}`, async () => {
      await run('apt-get', ['update', '-qq'], { isQuiet: true });
      return run('apt-get', ['install', '-y', '-qq', ...missing], {
        isQuiet: true,
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      });
    });
  }
  if (!existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium')) {
    throw new CliError(
      'The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium), or set CHROMIUM to its path.',
    );
  }
}

function report() {
  const write = (/** @type {string} */ line = '') => process.stdout.write(`${line}\n`);
  for (const { name, failed, flaky } of counts) {
    for (const test of failed) write(`\n✗ failed, ${name}: ${test}`);
    for (const test of flaky) write(`\n! flaky, ${name}: ${test}`);
  }
  write();
  for (const { name, passed, failed, skipped, seconds } of counts) {
    const skips = skipped > 0 ? `, ${skipped} skipped` : '';
    const mark = failed.length > 0 ? '✗' : '✓';
    write(`${mark} ${name}: ${passed} passed, ${failed.length} failed${skips} (${seconds} s)`);
  }
  const passed = counts.reduce((total, result) => total + result.passed, 0);
  const failed = counts.reduce((total, result) => total + result.failed.length, 0);
  write(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
