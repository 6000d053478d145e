/**
 * The apps that are built, started and stopped together.
 *
 * @typedef {object} App
 * @property {string} name
 * @property {string} folder
 * @property {string[]} inputs what a build is made from
 * @property {string} output a file that exists when there is a build
 * @property {string} assets a folder of the build whose files bear a hash of their content in their names
 * @property {() => { name: string, value: number, fallback: number }} port
 */

/** @param {string} name @param {number} fallback */
const port = (name, fallback) => () => ({
  name,
  value: Number(process.env[name] || fallback),
  fallback,
});

/** @type {App[]} */
const all = [
  {
    name: 'site',
    folder: 'apps/site',
    inputs: ['apps/site', 'packages', 'package-lock.json'],
    output: 'apps/site/dist/.built',
    assets: 'apps/site/dist/client/_astro',
    port: port('PORT', 4321),
  },
  {
    name: 'office',
    folder: 'apps/office',
    inputs: ['apps/office', 'packages', 'package-lock.json'],
    output: 'apps/office/.next/.built',
    assets: 'apps/office/.next/static',
    port: port('OFFICE_PORT', 4322),
  },
];

/** All of them, or those named in APPS: a vendor with an office of their own starts the site alone. */
export const apps = () =>
  all.filter(({ name }) => !process.env.APPS || process.env.APPS.split(/[\s,]+/).includes(name));

/**
 * Where the apps that are started together find each other, where the environment does not say: by the
 * addresses at which they listen, whatever those are by which people come. The site knows its own
 * address; the office is told of it.
 *
 * @param {App} app the one to be started
 * @returns {Record<string, string>}
 */
export function addressesFor(app) {
  const local = (/** @type {string} */ wanted) => {
    const found = apps().find(({ name }) => name === wanted);
    return found && `http://${reachableHost()}:${found.port().value}`;
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

/** Who listens on every address is reached on this machine's own. */
export function reachableHost() {
  const host = process.env.HOST || '127.0.0.1';
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
