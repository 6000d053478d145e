import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { apps } from '../apps.mjs';
import { root } from '../project.mjs';
import { linkTree } from './link-tree.mjs';

/** Where releases are: each a folder of its own, `current` a link to one of them. */
export const releases = path.join(root, 'releases');
const current = path.join(releases, 'current');
/** What earlier builds let visitors keep: a page that is open may ask for it. */
const assets = path.join(releases, 'assets');
/** The release that was gone back from: the same is not made again by itself. */
const withdrawn = path.join(releases, 'withdrawn');

/** Where a release is tried: copies of what is really kept lie there meanwhile. */
const trying = path.join(releases, 'trying');

/** How a release is called; the link to one is not. */
const isId = /^\d{8}T\d{6}-/;

/** How many releases are kept, with the current one. */
const KEPT = 3;
/** How long a page may stay open and find its scripts, pictures and fonts. */
const ASSETS_KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * @typedef {object} Release
 * @property {string} id when it was made, and the beginning of its fingerprint
 * @property {string} folder
 * @property {string[]} apps which apps are built in it
 * @property {string} fingerprint of all that it was made from
 */

/** The releases that were found good, oldest first. @returns {Release[]} */
export function kept() {
  if (!existsSync(releases)) return [];
  return readdirSync(releases)
    .filter((name) => isId.test(name))
    .sort()
    .flatMap((id) => readRelease(id) ?? []);
}

/** The one that is served, or would be. @returns {Release | undefined} */
export function currentRelease() {
  try {
    return readRelease(path.basename(readlinkSync(current)));
  } catch {
    return undefined;
  }
}

/** @param {string} id @returns {Release | undefined} */
export function readRelease(id) {
  const folder = path.join(releases, id);
  try {
    return { id, folder, ...JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) };
  } catch {
    // A folder of another kind, or of a release that was never found good.
    return undefined;
  }
}

/** A folder for a release that is to be made. @param {string} fingerprint */
export function newFolder(fingerprint) {
  const id = nextId(
    fingerprint,
    kept().map((release) => release.id),
  );
  const folder = path.join(releases, id);
  mkdirSync(folder, { recursive: true });
  return { id, folder };
}

/**
 * What a new release is called. Its name is later than all others', whatever the clock says: by their
 * names the newest stay, and the one before is gone back to.
 *
 * @param {string} fingerprint
 * @param {string[]} ids of those that are kept, oldest first
 */
export function nextId(fingerprint, ids, now = Date.now()) {
  const last = (ids.at(-1) ?? '').replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d).*/,
    '$1-$2-$3T$4:$5:$6Z',
  );
  const time = new Date(Math.max(now, (Date.parse(last) || 0) + 1000)).toISOString();
  return `${time.replaceAll(/[-:]|\..*/g, '')}-${fingerprint.slice(0, 8)}`;
}

/** Writes down that a release was found good. @param {Release} release */
export function markGood({ folder, apps, fingerprint }) {
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ apps, fingerprint }, null, 2));
}

/**
 * Makes a release the current one, at one moment: whoever looks sees the one or the other.
 *
 * @param {Release | undefined} release undefined for none
 */
export function switchTo(release) {
  if (!release) return rmSync(current, { force: true });
  const link = path.join(releases, `.current-${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(release.id, link);
  renameSync(link, current);
}

/** @param {Release} release */
export const withdraw = ({ fingerprint }) => writeFileSync(withdrawn, fingerprint);

/** It was wanted all the same. @param {Release} release */
export function takeAgain({ fingerprint }) {
  if (isWithdrawn(fingerprint)) rmSync(withdrawn);
}

/** Whether this was gone back from. @param {string} fingerprint */
export const isWithdrawn = (fingerprint) =>
  existsSync(withdrawn) && readFileSync(withdrawn, 'utf8') === fingerprint;

/**
 * Gives a release the assets of those before and after it, for visitors whose page is of one of them.
 * Its own stay as they are. Done before its processes start, which read them then.
 *
 * @param {Release} release
 */
export function shareAssets(release) {
  for (const app of apps()) {
    const pool = path.join(assets, app.name);
    for (const { folder } of kept()) {
      const own = path.join(folder, app.assets);
      if (existsSync(own)) linkTree(own, pool);
    }
    if (existsSync(pool)) linkTree(pool, path.join(release.folder, app.assets));
  }
}

/** An empty folder to try a release in, which its user alone may read. */
export function tryingFolder() {
  remove(trying);
  mkdirSync(trying, { recursive: true, mode: 0o700 });
  return trying;
}

/** Removes what was left by a release that was not made to its end. Nobody makes one at the same time. */
export function removeUnfinished() {
  const good = new Set(kept().map(({ id }) => id));
  removeOthers(good);
}

/** Removes releases that are too many, and assets that no open page asks for any more; the same holds. */
export function prune() {
  const stay = new Set(
    kept()
      .slice(-KEPT)
      .map(({ id }) => id),
  );
  const isCurrent = currentRelease()?.id;
  if (isCurrent) stay.add(isCurrent);
  removeOthers(stay);
  if (existsSync(assets)) removeOld(assets, Date.now() - ASSETS_KEPT_MS);
}

/** @param {ReadonlySet<string>} stay the releases that stay */
function removeOthers(stay) {
  const others = existsSync(releases)
    ? readdirSync(releases).filter((name) => isId.test(name) && !stay.has(name))
    : [];
  for (const folder of [trying, ...others.map((name) => path.join(releases, name))]) {
    try {
      remove(folder);
    } catch {
      // What a killed command had begun still builds there: it goes the next time.
    }
  }
}

/** @param {string} folder */
export const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** @param {string} folder @param {number} before files built earlier go, in milliseconds since 1970 */
function removeOld(folder, before) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) removeOld(at, before);
    else if (statSync(at).mtimeMs < before) rmSync(at);
  }
}
