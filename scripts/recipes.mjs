// `npm run recipes`: applies the recipes of CONTRIBUTING.md to a copy of the tree (`scripts/recipes/*.patch`), generates,
// checks types, builds, runs both apps on SQLite and looks at the result. Fails when a recipe touches another number of
// files than the guide says, or one that the guide does not name.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { install } from './install.mjs';
import { childEnvironment, CliError, main, root, run, step } from './project.mjs';

/** The recipes in the order in which they are applied, with their headings in CONTRIBUTING.md. */
const recipes = {
  'required-field': 'A field of a form',
  'optional-field': 'A field of a form',
  'landing-section': 'A landing section',
  'alert-channel': 'An alert channel',
  'page-in-english': 'A page in English',
};
const sitePort = '4491';
const officePort = '4492';
const site = `http://127.0.0.1:${sitePort}`;
const office = `http://127.0.0.1:${officePort}`;
const email = 'recipes@clinicdee.example';
const password = 'correct horse clinic recipes';
const PATIENCE_MS = 180_000;

await main({}, async () => {
  await install();
  const copy = mkdtempSync(path.join(tmpdir(), 'clinicdee-recipes-'));
  const env = {
    DATA_DIR: path.join(copy, 'data'),
    PORT: sitePort,
    OFFICE_PORT: officePort,
    OFFICE_ADMIN_EMAIL: email,
    OFFICE_ADMIN_PASSWORD: password,
    OFFICE_SAMPLES: 'false',
    PAGER_URL: 'http://127.0.0.1:9/pager',
    LOG_LEVEL: 'warn',
  };
  const inCopy = async (/** @type {string} */ command) => {
    const options = { cwd: copy, isQuiet: true, env };
    const { code } = await step(command, () => run('sh', ['-c', command], options));
    if (code !== 0) throw new CliError(`Failed after the recipes: ${command}`);
  };
  try {
    await step('Copying the tree', () => copyTree(copy));
    for (const recipe of Object.entries(recipes)) await apply(copy, ...recipe);
    await inCopy('npm run generate:types -w apps/office');
    await inCopy('npm run generate:importmap -w apps/office');
    await inCopy('npm run generate:migrations -w apps/office -- recipes_adds');
    await inCopy('npm run configuration -w apps/site');
    await inCopy('npm run types -w apps/site -w apps/office');
    await inCopy('node scripts/build.mjs');
    const apps = spawn('node', ['scripts/run-apps.mjs', 'start'], {
      cwd: copy,
      env: { ...childEnvironment(), ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    try {
      await step('Looking at both apps', () => look(copy));
    } finally {
      const ended = new Promise((resolve) => apps.once('close', resolve));
      apps.kill('SIGTERM');
      await ended;
    }
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Copies the files that Git knows or would add; installed packages as hard links where possible. @param {string} copy */
async function copyTree(copy) {
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard'], { isQuiet: true });
  for (const file of output.split('\n').filter((name) => name && existsSync(path.join(root, name))))
    cpSync(path.join(root, file), path.join(copy, file));
  for (const folder of ['', 'apps/site', 'apps/office']) {
    const [from, to] = [root, copy].map((top) => path.join(top, folder, 'node_modules'));
    if (!from || !to || !existsSync(from)) continue;
    const { code } = await run('cp', ['-al', from, to], { isQuiet: true });
    if (code !== 0) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    // Files of a cache are written in place, which would change the original.
    for (const cache of ['.cache', '.vite'])
      rmSync(path.join(to, cache), { recursive: true, force: true });
  }
}

/** Applies a recipe and compares its files with the guide. @param {string} copy @param {string} name @param {string} heading */
async function apply(copy, name, heading) {
  const patch = path.join(root, 'scripts/recipes', `${name}.patch`);
  const { code } = await run('git', ['apply', patch], { cwd: copy, isQuiet: true });
  if (code !== 0) throw new CliError(`${patch} no longer fits the tree.`);
  const guide = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = guide.split(/^###? /m).find((part) => part.startsWith(heading)) ?? '';
  const said = Number(/\((\d+) files/.exec(section)?.[1]);
  // The picture of a section is drawn, not written.
  const files = Array.from(
    readFileSync(patch, 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm),
    ([, file = '']) => file,
  ).filter((file) => !file.endsWith('.svg'));
  const unnamed = files.filter(
    (file) =>
      !section.includes(path.basename(file)) &&
      !section.includes(`${path.basename(path.dirname(file))}/<`),
  );
  if (files.length !== said || unnamed.length > 0)
    throw new CliError(
      `"${heading}" in CONTRIBUTING.md says ${said} files; ${name} touches ${files.join(', ')}. Not named there: ${unnamed.join(', ') || 'none'}.`,
    );
  process.stdout.write(`${name}: ${files.length} files, as the guide says\n`);
}

/** Sends leads and looks for what the recipes have added. @param {string} copy */
async function look(copy) {
  for (const url of [site, office]) await shows(`${url}/readyz`, /./);
  const script = ['apps/site/scripts/trial-lead.ts'];
  const { output } = await run('node', script, { cwd: copy, isQuiet: true });
  const form = { ...JSON.parse(output), clinicSize: '3 rooms' };
  const { packages } = JSON.parse(await (await fetch(`${site}/registration.json`)).text());
  const registration = {
    fullname: form.fullName,
    phone: form.phone,
    email: form.email,
    branches: '1',
    clinic_name: 'Recipes',
    package: packages[0].id,
    current_system: 'paper',
  };
  const answers = [
    await post(site, '/api/leads', { ...form, clinicSize: '' }),
    await post(site, '/api/leads', form),
    await post(site, '/api/v2/register', registration),
  ].map(({ status }) => status);
  if (answers.join() !== '422,200,200') throw new CliError(`The forms answer ${answers.join()}.`);
  const login = await post(office, '/api/users/login', { email, password });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await shows(`${office}/api/leads?depth=0`, /"clinicSize":"3 rooms"/, cookie);
  await shows(`${office}/api/registrations?depth=0`, /"currentSystem":"paper"/, cookie);
  await shows(`${site}/register`, /name="current_system"/);
  await shows(`${site}/`, /trust-title/);
  await shows(`${site}/en`, /We care for your data/);
  await shows(`${site}/en/pdpa/confirm`, /Confirm your request/);
  await shows(`${office}/admin/globals/home`, /ความไว้วางใจ/, cookie);
  await shows(`${office}/admin/collections/alerts`, /เพจเจอร์/, cookie);
}

/** @param {string} origin @param {string} address @param {object} body */
function post(origin, address, body) {
  return fetch(origin + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });
}

/** Waits until an address answers 200 with a text. @param {string} url @param {RegExp} text @param {string} cookie */
async function shows(url, text, cookie = '') {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(1000)) {
    const headers = { cookie, origin: new URL(url).origin };
    const answer = await fetch(url, { headers }).catch(() => undefined);
    if (answer?.ok && text.test(await answer.text())) {
      process.stdout.write(`  ${url} shows ${text}\n`);
      return;
    }
  }
  throw new CliError(`${url} does not show ${text}.`);
}
