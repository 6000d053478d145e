/**
 * The apps that are built, started and stopped together.
 *
 * @typedef {object} App
 * @property {string} name
 * @property {string} folder
 * @property {string[]} inputs what a build is made from
 * @property {string[]} variables what of the environment a build contains
 * @property {string} output a file that exists when there is a build
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
    variables: ['SITE_URL', 'PORT'],
    output: 'apps/site/dist/.built',
    port: port('PORT', 4321),
  },
  {
    name: 'office',
    folder: 'apps/office',
    inputs: ['apps/office', 'packages', 'package-lock.json'],
    variables: [],
    output: 'apps/office/.next/.built',
    port: port('OFFICE_PORT', 4322),
  },
];

/** All of them, or those named in APPS: a vendor with an office of their own starts the site alone. */
export const apps = () =>
  all.filter(({ name }) => !process.env.APPS || process.env.APPS.split(/[\s,]+/).includes(name));

/**
 * Where the apps that are started together find each other, where the environment does not say. The
 * site's own address is its build's to know, so only the office is told of it.
 *
 * @param {App} app the one to be started
 * @returns {Record<string, string>}
 */
export function addressesFor(app) {
  const local = (/** @type {string} */ wanted) => {
    const found = apps().find(({ name }) => name === wanted);
    return found && `http://127.0.0.1:${found.port().value}`;
  };
  const office = process.env.OFFICE_URL || local('office');
  const site = process.env.SITE_URL || local('site');
  return {
    ...(office && { OFFICE_URL: office }),
    ...(site && app.name === 'office' && { SITE_URL: site }),
  };
}
