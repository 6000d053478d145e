import { setImmediate as breathe } from 'node:timers/promises';
import type { Contents } from '../content/site-content.ts';
import { entityTag, type BuiltFiles } from './built-files.ts';
import { compress } from './compression.ts';
import { lightened } from './lightened.ts';
import { typeset } from './rendered-pages.ts';
import { readWhole, type Whole } from './whole.ts';

/** Has Astro render what it built at a path, with other contents; undefined where it cannot. */
export type RenderBuilt = (path: string, contents: Contents) => Promise<Response | undefined>;

const POLICY = 'content-security-policy';

/** Whether a built file says words or figures that may change. */
const isOfContent = (path: string, { headers }: Whole) =>
  headers['content-type']?.startsWith('text/html') === true || path.endsWith('/registration.json');

/**
 * The built pages, made anew of other contents: by the same components and the same steps as the build, so that
 * they weigh the same.
 *
 * @param files as they were built
 * @param changedAt when the contents were changed, in milliseconds since 1970
 * @returns the pages by their addresses, with compressed forms still to come
 * @throws Error naming the first page that cannot be made
 */
export async function renderContentPages(
  files: BuiltFiles,
  contents: Contents,
  render: RenderBuilt,
  changedAt: number,
): Promise<Map<string, Whole>> {
  const pages = new Map<string, Whole>();
  for (const [path, built] of files) {
    if (!isOfContent(path, built)) continue;
    // Visitors are answered between two pages.
    await breathe();
    pages.set(path, await rendered(path, built, contents, render, changedAt));
  }
  return pages;
}

async function rendered(
  path: string,
  built: Whole,
  contents: Contents,
  render: RenderBuilt,
  changedAt: number,
): Promise<Whole> {
  const response = await render(path, contents);
  if (!response || ![200, built.status].includes(response.status)) {
    throw new Error(
      `${path} cannot be made: ${response ? `status ${response.status}` : 'no such page'}`,
    );
  }
  const { body, headers } = light(typeset(await readWhole(response)));
  const policy = headers[POLICY];
  if ((policy === undefined) !== (built.headers[POLICY] === undefined)) {
    throw new Error(`${path} cannot be made: its policy is missing`);
  }
  // What did not change keeps its tag, and its compressed forms.
  if (Buffer.compare(body, built.body) === 0) return built;
  return {
    status: built.status,
    body,
    headers: {
      ...built.headers,
      etag: entityTag(body),
      'last-modified': new Date(changedAt).toUTCString(),
      ...(policy !== undefined && { [POLICY]: policy }),
    },
  };
}

/** Without what weighs and shows nothing, as the build leaves its pages. */
function light(page: Whole): Whole {
  if (!page.headers['content-type']?.startsWith('text/html')) return page;
  const html = new TextDecoder().decode(page.body);
  return { ...page, body: new TextEncoder().encode(lightened(html)) };
}

/** Compresses pages as far as it goes; until that is done they are compressed for each visitor, quickly. */
export function compressSoon(pages: Iterable<Whole>): void {
  for (const page of pages) {
    if (page.compressed) continue;
    void compress(page.body, 'thorough').then((compressed) => (page.compressed = compressed));
  }
}
