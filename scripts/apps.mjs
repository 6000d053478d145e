import { CliError } from './project.mjs';

/**
 * The apps that are built, started and stopped together.
 *
 * @typedef {object} App
 * @property {string} name
 * @property {string} folder
 * @property {string} output a file that exists when there is a build
 * @property {() => { name: string, value: number }} port
 */

/** @param {string} name @param {number} fallback */
const port = (name, fallback) => () => ({ name, value: Number(process.env[name] || fallback) });

/** @type {App[]} */
const all = [
  {
    name: 'site',
    folder: 'apps/site',
    output: 'apps/site/dist/.built',
    port: port('PORT', 4321),
  },
  {
    name: 'office',
    folder: 'apps/office',
    output: 'apps/office/.next/.built',
    port: port('OFFICE_PORT', 4322),
  },
];

/**
 * Returns the apps named in APPS, by default all: a vendor with their own office starts only the site.
 *
 * @throws CliError for another name: a backup of no app would look complete
 */
export function apps() {
  const wanted = (process.env.APPS || 'site office').trim().split(/[\s,]+/);
  const unknown = wanted.find((name) => !all.some((app) => app.name === name));
  if (unknown !== undefined)
    throw new CliError(`APPS names no app: ${unknown}. Known: site office`);
  return all.filter(({ name }) => wanted.includes(name));
}

/**
 * Returns the URLs by which apps on one machine reach each other, from the environment or else from
 * the addresses on which they listen, which can differ from the public ones. The site needs only the
 * URL of the office.
 *
 * @param {Pick<App, 'name'>} app the app to start
 * @returns {Record<string, string>}
 */
export function addressesFor(app) {
  const local = (/** @type {string} */ wanted) => {
    const other = apps().find(({ name }) => name === wanted);
    return other && `http://${reachableHost()}:${other.port().value}`;
  };
  const wanted =
    app.name === 'office'
      ? { OFFICE_URL: 'office', SITE_URL: 'site', SITE_INTERNAL_URL: 'site' }
      : { OFFICE_URL: 'office', OFFICE_INTERNAL_URL: 'office' };
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([name, other]) => {
      const address = process.env[name] || local(other);
      return address ? [[name, address]] : [];
    }),
  );
}

/** Returns the host for local requests: loopback when the app listens on all addresses. */
export function reachableHost() {
  const host = process.env.HOST || '127.0.0.1';
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
