// `npm run upgrade:try -- payload@3.91.0 next@16.5.0`: tries newer (or older) releases in a copy of the
// project, and says in plain words what of ours they would break. This folder stays as it is.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main, Refusal, root, run, step, whenInterrupted } from './project.mjs';

const manifests = ['package.json', 'apps/office/package.json', 'apps/site/package.json'];
const SEAMS = 'apps/office/src/payload-seams';

await main(async () => {
  const wanted = process.argv.slice(2).map(parse);
  if (wanted.length === 0) {
    throw new Refusal('usage: npm run upgrade:try -- payload@<version> [next@<version> …]');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-try-'));
  const leaveNothing = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  whenInterrupted(leaveNothing);
  try {
    copyTo(folder);
    for (const one of wanted) setVersion(folder, one);
    const problems = await problemsIn(folder);
    for (const problem of problems) process.stdout.write(`✗ ${problem}\n`);
    if (problems.length > 0) process.exitCode = 1;
    else process.stdout.write('✓ Types, seams and builds hold. Then: the browser tests.\n');
  } finally {
    leaveNothing();
  }
});

/** @param {string} word such as `payload@3.91.0` */
function parse(word) {
  const [, name, version] = /^((?:@[\w-]+\/)?[\w-]+)@(\d+\.\d+\.\d+\S*)$/.exec(word) ?? [];
  if (!name || !version)
    throw new Refusal(`${word}: say a package and an exact version, name@1.2.3`);
  return { name, version };
}

/** What git knows or would know, as it stands here. @param {string} folder */
function copyTo(folder) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    const from = path.join(root, file);
    if (file && existsSync(from)) cpSync(from, path.join(folder, file));
  }
}

/** `payload` means all of Payload's packages. @param {string} folder @param {ReturnType<typeof parse>} wanted */
function setVersion(folder, { name, version }) {
  let isFound = false;
  for (const manifest of manifests) {
    const file = path.join(folder, manifest);
    const content = JSON.parse(readFileSync(file, 'utf8'));
    for (const kind of ['dependencies', 'devDependencies']) {
      for (const key of Object.keys(content[kind] ?? {})) {
        const isMeant = key === name || (name === 'payload' && key.startsWith('@payloadcms/'));
        if (!isMeant) continue;
        content[kind][key] = version;
        isFound = true;
      }
    }
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  }
  if (!isFound) throw new Refusal(`${name} is no dependency of this project`);
}

/** @param {string} folder @returns {Promise<string[]>} */
async function problemsIn(folder) {
  const quiet = { cwd: folder, isQuiet: true };
  const bin = path.join(folder, 'node_modules/.bin');
  const env = { PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
  const installed = await step('Installing into a copy', () =>
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], quiet),
  );
  if (installed.code !== 0) {
    return ['The packages cannot be installed: is each of them in the registry at this version?'];
  }
  /** @type {string[]} */
  const problems = [];
  const types = await step('Checking types', () => run('npm', ['run', 'types'], { ...quiet, env }));
  if (types.code !== 0) problems.push('Types: the lines above name files and reasons.');
  problems.push(...(await brokenSeams(folder, env)));
  for (const app of ['site', 'office']) {
    const cwd = path.join(folder, 'apps', app);
    const built = await step(`Building the ${app}`, () =>
      run('npm', ['run', 'build', '--silent'], { cwd, isQuiet: true, env }),
    );
    if (built.code !== 0) problems.push(`The ${app} does not build: see above.`);
  }
  return problems;
}

/** @param {string} folder @param {Record<string, string>} env @returns {Promise<string[]>} */
async function brokenSeams(folder, env) {
  const report = path.join(folder, 'seams.json');
  const args = ['run', SEAMS, '--reporter=json', `--outputFile=${report}`];
  await step('Testing the seams', () =>
    run(path.join(folder, 'node_modules/.bin/vitest'), args, { cwd: folder, env, isQuiet: true }),
  );
  if (!existsSync(report)) return ['Seams: the tests did not run.'];
  return failures(JSON.parse(readFileSync(report, 'utf8')));
}

/**
 * One line for each broken seam.
 *
 * @param {{ testResults: { name: string, message?: string, assertionResults: { status: string, title: string, failureMessages?: string[] }[] }[] }} report
 */
function failures({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    if (message && assertionResults.length === 0) {
      return [`Seams of ${path.basename(name)}: ${message.split('\n')[0]}`];
    }
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title, failureMessages = [] }) => {
        const words = /Seam [^\n]+?(?=: expected |\n|$)/.exec(failureMessages.join('\n'));
        return words?.[0] ?? `Seam ${title}: ${failureMessages[0]?.split('\n')[0]}`;
      });
  });
}
