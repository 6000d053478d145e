/** @typedef {import('./locked.mjs').Locked} Locked */

/**
 * Licences under which a package may be used in a program that is not given away, and in an image that is
 * handed on: they ask for their text to go along, at most.
 */
const free = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
]);

/** In development and tests nothing is handed on: changes of these would be to be published, as data may. */
const freeInDevelopment = new Set([...free, 'MPL-2.0', 'CC-BY-4.0', 'CC-BY-3.0']);

/**
 * Packages whose licence asks for more, or is said elsewhere than in their manifest, and why each may be
 * used. A licence that changes is asked about again.
 *
 * @type {Record<string, { licence: string, reason: string }>}
 */
export const exceptions = {
  // A library of its own file, loaded when the program starts: anybody may put another in its place.
  '@img/sharp-libvips-*': { licence: 'LGPL-3.0-or-later', reason: 'loaded, never linked in' },
  '@img/sharp-win32-*': {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: 'the same, for another system',
  },
  '@img/sharp-wasm32': {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'the same, for another system',
  },
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: "data about browsers; Next's build reads it" },
  'humanize-number': { licence: 'none', reason: 'a test double of S3 says its log with it' },
  bytes: { licence: 'none', reason: 'the same; later releases say MIT' },
  wordcut: { licence: 'LGPL', reason: 'tests compare line ends with it' },
};

/**
 * What of the packages may not be used, or not without a word in `exceptions`.
 *
 * @param {Locked[]} packages
 * @param {Record<string, { licence: string, reason: string }>} [allowed]
 * @returns {string[]} a line for each
 */
export function refused(packages, allowed = exceptions) {
  return packages.flatMap(({ name, version, licence, isDev }) => {
    const exception = Object.entries(allowed).find(([pattern]) => isOf(name, pattern))?.[1];
    if (exception && exception.licence === (licence ?? 'none')) return [];
    if (licence && isAllowed(licence, isDev ? freeInDevelopment : free)) return [];
    return [`${name}@${version}: ${licence ?? 'no licence is said'}`];
  });
}

/** @param {string} name @param {string} pattern a name, or the beginning of names: `@img/sharp-*` */
const isOf = (name, pattern) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * An SPDX expression without nesting: one of those joined by OR is enough, each of those joined by AND is
 * needed.
 *
 * @param {string} expression @param {Set<string>} allowed
 */
const isAllowed = (expression, allowed) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((one) => allowed.has(one.trim())));
