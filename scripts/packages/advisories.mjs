import { spawnSync } from 'node:child_process';

/** How long the registry may take to answer, in milliseconds. */
const PATIENCE_MS = 60_000;

/** From here on a known hole in what visitors reach fails the check. */
const grave = ['high', 'critical'];

/**
 * What an advisory database knows of the packages that are deployed.
 *
 * @typedef {object} Answer
 * @property {'unknown' | 'none' | 'some' | 'grave'} found unknown where no database could be asked
 * @property {string} said in words
 */

/**
 * Asks the registry's advisory database. `unknown` is no good news: nothing was looked up.
 *
 * @param {string} folder whose lock file is asked about
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Answer}
 */
export function askAdvisories(folder, env = process.env) {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
    ...{ cwd: folder, env, encoding: 'utf8', timeout: PATIENCE_MS, maxBuffer: 64 * 1024 * 1024 },
  });
  return read(stdout, stderr);
}

/**
 * @param {string} stdout what `npm audit --json` printed @param {string} [stderr]
 * @returns {Answer}
 */
export function read(stdout, stderr = '') {
  const report = parsed(stdout);
  if (!report?.vulnerabilities) {
    const why = String(report?.message ?? report?.error?.summary ?? stderr.split('\n')[0] ?? '');
    return {
      found: 'unknown',
      said: `NOT LOOKED UP: no advisory database could be reached (${why.slice(0, 200) || 'no answer in time'}). Nothing is known about holes in these packages; run \`npm run packages\` where the registry answers.`,
    };
  }
  const found = Object.values(
    /** @type {Record<string, { name: string, severity: string, range: string }>} */ (
      report.vulnerabilities
    ),
  );
  if (found.length === 0) return { found: 'none', said: 'No advisory names a deployed package.' };
  const lines = found.map(({ name, range, severity }) => `${severity}: ${name} ${range}`);
  const isGrave = found.some(({ severity }) => grave.includes(severity));
  return { found: isGrave ? 'grave' : 'some', said: lines.join('\n') };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
