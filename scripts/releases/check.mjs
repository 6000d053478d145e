import { existsSync } from 'node:fs';
import path from 'node:path';
import { apps } from '../apps.mjs';
import { childEnvironment, Refusal, run, step } from '../project.mjs';
import { checkLead } from './check-lead.mjs';
import { checkPages } from './check-pages.mjs';
import { withPostgresCopy } from './copy-postgres.mjs';
import { startOnSparePort } from './spare-port.mjs';
import { remove, tryingFolder } from './store.mjs';

/**
 * Tries a release before anybody sees it: on spare ports, in folders of its own, and without any of the
 * environment that would let it reach a customer, a colleague or another program.
 *
 * @param {Pick<import('./store.mjs').Release, 'folder'>} release
 */
export async function check({ folder }) {
  const names = apps().map(({ name }) => name);
  if (names.includes('site')) {
    await step('Trying the pages and a lead', () => inEmptyFolder(folder, checkSite));
    await step("Trying the site's database", () => onCopy(folder, 'site'));
  }
  if (names.includes('office')) {
    await step('Trying the office and its database', () => onCopy(folder, 'office'));
  }
}

/** @param {string} folder @param {(folder: string, dataDir: string) => Promise<void>} body */
async function inEmptyFolder(folder, body) {
  const dataDir = tryingFolder();
  try {
    await body(folder, dataDir);
  } finally {
    remove(dataDir);
  }
}

/** @param {string} folder @param {string} dataDir */
async function checkSite(folder, dataDir) {
  const site = await startOnSparePort(folder, 'site', dataDir);
  try {
    await checkPages(site.url);
    await checkLead(site.url, folder, dataDir);
  } finally {
    await site.stop();
  }
}

/**
 * Starts an app on a copy of what it really keeps, which takes all its migrations: a database that it
 * cannot bring up to date is found out here.
 *
 * @param {string} folder @param {'site' | 'office'} app
 */
const onCopy = (folder, app) =>
  inEmptyFolder(folder, async (_, dataDir) => {
    const address = app === 'office' ? process.env.DATABASE_URL : undefined;
    if (!address) await copyFile(folder, app, dataDir);
    if (address && process.env.RELEASE_UNTRIED !== '1') {
      await withPostgresCopy({ app, address }, dataDir, (copy) =>
        startsOn(folder, app, dataDir, copy),
      );
    } else await startsOn(folder, app, dataDir);
  });

/** @param {string} folder @param {'site' | 'office'} app @param {string} dataDir @param {string} [databaseUrl] */
async function startsOn(folder, app, dataDir, databaseUrl) {
  const environment = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const started = await startOnSparePort(folder, app, dataDir, environment);
  try {
    const page = app === 'office' ? '/admin/login' : '/';
    const { status } = await fetch(started.url + page);
    if (status !== 200) throw new Refusal(`The ${app} answers ${page} with ${status}.`);
  } finally {
    await started.stop();
  }
}

/** @param {string} folder @param {string} app @param {string} dataDir */
async function copyFile(folder, app, dataDir) {
  const file = path.join(childEnvironment().DATA_DIR, `${app}.sqlite`);
  if (!existsSync(file)) return;
  const copy = `import { DatabaseSync } from 'node:sqlite';
    const [from, to] = process.argv.slice(1);
    new DatabaseSync(from, { readOnly: true }).prepare('VACUUM INTO ?').run(to);`;
  const args = ['--input-type=module', '-e', copy, file, path.join(dataDir, `${app}.sqlite`)];
  const { code } = await run('node', args, { isQuiet: true, env: childEnvironment(folder) });
  if (code !== 0) throw new Refusal(`${file} could not be copied to try the migrations on.`);
}
