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
export const apps = [
  {
    name: 'site',
    folder: 'apps/site',
    inputs: ['apps/site', 'packages', 'package-lock.json'],
    variables: ['SITE_URL', 'PORT'],
    output: 'apps/site/dist/.built',
    port: port('PORT', 4321),
  },
];
