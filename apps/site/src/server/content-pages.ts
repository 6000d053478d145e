import { setImmediate as breathe } from 'node:timers/promises';
import type { Contents } from '../content/site-content.ts';
import { type BuiltFiles, effortFor, entityTag } from './built-files.ts';
import { compress } from './compression.ts';
import { POLICY } from './headers.ts';
import { lightened, withImports } from './lightened.ts';
import { typeset } from './typeset.ts';
import { readWhole, type Whole } from './whole.ts';

/** Has Astro render what it built at a path, with other contents; undefined where it cannot. */
export type RenderBuilt = (path: string, contents: Contents) => Promise<Response | undefined>;

/** Whether a built file says words or figures that may change. */
export const isOfContent = (path: string, { headers }: Whole) =>
  headers['content-type']?.startsWith('text/html') === true || path.endsWith('/registration.json');

interface Making {
  /** As they were built. */
  built: BuiltFiles;
  /** As they are shown now. */
  shown: BuiltFiles;
  contents: Contents;
  render: RenderBuilt;
  /** When the contents were changed, in milliseconds since 1970. */
  changedAt: number;
}

/**
 * Built pages, made anew of other contents: by the same components and the same steps as the build, so that
 * they weigh the same.
 *
 * @param paths which
 * @returns the pages by their addresses, with compressed forms still to come
 * @throws Error naming the first page that cannot be made
 */
export async function renderContentPages(
  paths: Iterable<string>,
  making: Making,
): Promise<Map<string, Whole>> {
  const pages = new Map<string, Whole>();
  for (const path of paths) {
    // Visitors are answered between two pages.
    await breathe();
    pages.set(path, await rendered(path, making));
  }
  return pages;
}

async function rendered(path: string, making: Making): Promise<Whole> {
  const { built, changedAt, contents, render, shown } = making;
  const before = built.get(path);
  const response = await render(path, contents);
  if (!before || !response || ![200, before.status].includes(response.status)) {
    throw new Error(
      `${path} cannot be made: ${response ? `status ${response.status}` : 'no such page'}`,
    );
  }
  const { body, headers } = light(typeset(await readWhole(response)), built);
  const policy = headers[POLICY];
  if ((policy === undefined) !== (before.headers[POLICY] === undefined)) {
    throw new Error(`${path} cannot be made: its policy is missing`);
  }
  // What did not change keeps its tag, and its compressed forms.
  const same = [before, shown.get(path)].find((one) => one && isSame(one.body, body));
  if (same) return same;
  return {
    status: before.status,
    body,
    headers: {
      ...before.headers,
      etag: entityTag(body),
      'last-modified': new Date(changedAt).toUTCString(),
      ...(policy !== undefined && { [POLICY]: policy }),
    },
  };
}

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

/** Without what weighs and shows nothing, and with what its scripts import, as the build leaves its pages. */
function light(page: Whole, built: BuiltFiles): Whole {
  if (!page.headers['content-type']?.startsWith('text/html')) return page;
  const html = new TextDecoder().decode(page.body);
  const scriptAt = (address: string) => new TextDecoder().decode(built.get(address)?.body);
  return { ...page, body: new TextEncoder().encode(withImports(lightened(html), scriptAt)) };
}

/** Compresses pages as far as it goes; until that is done they are compressed for each visitor, quickly. */
export async function compressPages(pages: ReadonlyMap<string, Whole>): Promise<void> {
  for (const [path, page] of pages) {
    page.compressed ??= await compress(page.body, effortFor(path));
  }
}
