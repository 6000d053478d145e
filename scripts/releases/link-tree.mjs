import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Gives a folder's files a second name in another folder: a thousand files take milliseconds and no
 * room. What is there already stays. Nobody may write into a file of either folder: files are replaced.
 *
 * @param {string} from
 * @param {string} to
 * @param {(name: string) => boolean} [isMeant] which of the entries at its top are meant
 */
export function linkTree(from, to, isMeant = () => true) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!isMeant(entry.name)) continue;
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) unlessThere(() => symlinkSync(readlinkSync(source), target));
    else unlessThere(() => link(source, target));
  }
}

/** @param {string} source @param {string} target */
function link(source, target) {
  try {
    linkSync(source, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // Another disk, or one that knows no second names.
    copyFileSync(source, target);
  }
}

/** @param {() => void} make */
function unlessThere(make) {
  try {
    make();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;
