import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/**
 * The system's libraries that programs want, found as the loader itself finds them.
 *
 * @param {string[]} programs Node, and what it loads that is no JavaScript
 * @returns {string[]} absolute names, as the programs ask for them
 */
export function librariesOf(programs) {
  const found = new Set();
  for (const program of programs) {
    for (const line of execFileSync('ldd', [program], { encoding: 'utf8' }).split('\n')) {
      const name = /(\/\S+) \(0x/.exec(line)?.[1];
      // What a package brings beside itself is copied with the package.
      if (name && !name.includes('/node_modules/')) found.add(name);
    }
  }
  return [...found].sort();
}

/**
 * The Debian packages that files are of, and what Debian says of each: name, version, licence's place.
 *
 * @param {string[]} files
 * @returns {{ name: string, version: string, status: string }[]}
 */
export function debianPackages(files) {
  // A merged /usr knows its files by their real names, or by those from before the merge.
  const names = files.flatMap((file) => [file, realpathSync(file)]);
  const owners = new Set(
    names.flatMap((file) => ownerOf(file) ?? ownerOf(file.replace(/^\/usr/, '')) ?? []),
  );
  return [...owners].sort().map((name) => {
    const status = execFileSync('dpkg-query', ['--status', name], { encoding: 'utf8' });
    return { name, version: /^Version: (.+)$/m.exec(status)?.[1] ?? '', status };
  });
}

/** @param {string} file @returns {string | undefined} */
function ownerOf(file) {
  try {
    const options = {
      encoding: /** @type {const} */ ('utf8'),
      stdio: /** @type {any} */ (['ignore', 'pipe', 'ignore']),
    };
    return execFileSync('dpkg-query', ['--search', file], options).split(':')[0];
  } catch {
    return undefined;
  }
}
