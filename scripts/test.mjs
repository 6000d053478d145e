import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apps } from './apps.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { main, Refusal, root, run, step, whenInterrupted } from './project.mjs';

/** @type {{ name: string, passed: number, failed: number, skipped: number }[]} */
const results = [];

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

async function everything() {
  await check('format', 'prettier', ['--check', '--log-level', 'warn', '.']);
  await check('lint', 'eslint', ['--max-warnings', '0', '.']);
  await check('types', 'npm', ['run', 'types', '--silent']);
  await check('unused code', 'knip', []);
  await check('packages', 'node', ['scripts/packages.mjs'], { isQuiet: false });
  await unit();
  await build();
  for (const app of apps()) await browser(app);
  await conformance();
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
 * @param {string} name @param {string} command @param {string[]} args
 * @param {{ isQuiet?: boolean }} [options] quiet: says nothing unless it fails
 */
async function check(name, command, args, { isQuiet = true } = {}) {
  const { code } = await step(`Checking ${name}`, () => run(command, args, { isQuiet }));
  results.push({ name, passed: Number(code === 0), failed: Number(code !== 0), skipped: 0 });
}

async function unit() {
  const output = path.join(root, 'test-results/unit.json');
  rmSync(output, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const { code } = await run('vitest', ['run', ...reporters]);
  const found = readJson(output);
  results.push({
    name: 'unit and integration',
    passed: found?.numPassedTests ?? 0,
    failed: (found?.numFailedTests ?? 0) + crash(code, found?.numFailedTests),
    skipped: found?.numPendingTests ?? 0,
  });
}

/** @param {import('./apps.mjs').App} app */
async function browser(app) {
  await playwright(`browser, ${app.name}`, path.join(root, app.folder), 'results.json');
}

/** The spec, sentence by sentence, on the running site. */
async function conformance() {
  const site = apps().find(({ name }) => name === 'site');
  if (!site) return;
  const folder = path.join(root, site.folder);
  await playwright('conformance', folder, 'conformance.json', ['--config', 'conformance']);
}

/**
 * One run of Playwright, counted by what it wrote.
 *
 * @param {string} name @param {string} folder @param {string} file in `test-results`
 * @param {string[]} [options]
 */
async function playwright(name, folder, file, options = []) {
  const output = path.join(folder, 'test-results', file);
  rmSync(output, { force: true });
  const { code } = await run('playwright', ['test', ...options], { cwd: folder });
  const stats = readJson(output)?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  results.push({
    name,
    passed: stats?.expected ?? 0,
    failed: failed + crash(code, failed),
    skipped: stats?.skipped ?? 0,
  });
}

/**
 * A runner that ended badly without a failed test has failed itself.
 *
 * @param {number} code @param {number | undefined} failed
 */
function crash(code, failed) {
  return Number(code !== 0 && !failed);
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Programs that the tests drive and the font that a page's Thai is drawn with until its own comes:
 * Debian's package of each, and whether it is there. Elsewhere set CHROMIUM to a browser's path;
 * without PostgreSQL or Java the tests that need it are skipped. Without any Thai font the first words
 * are boxes, as no visitor sees them, and they move when the fonts come.
 */
async function installPrograms() {
  const programs = [
    ['chromium', existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium')],
    ['postgresql', existsSync('/usr/lib/postgresql')],
    ['default-jre-headless', existsSync('/usr/bin/java')],
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
    throw new Refusal(
      'The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium), or set CHROMIUM to its path.',
    );
  }
}

function report() {
  process.stdout.write('\n');
  for (const { name, passed, failed, skipped } of results) {
    const skips = skipped > 0 ? `, ${skipped} skipped` : '';
    process.stdout.write(
      `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${skips}\n`,
    );
  }
  /** @param {'passed' | 'failed'} key */
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  if (sum('failed') > 0) process.exitCode = 1;
}
