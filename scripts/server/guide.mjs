import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';

/**
 * A block of the guide: commands for a shell, or lines that are typed into a file.
 *
 * @typedef {{ section: string, language: string, text: string }} Block
 */

/** @returns {Block[]} of docs/guides/bare-server.md, in its order */
export function blocksOfGuide() {
  const guide = readFileSync(path.join(root, 'docs/guides/bare-server.md'), 'utf8');
  return guide.split(/^## /m).flatMap((part) => {
    const section = part.slice(0, part.indexOf('\n'));
    return Array.from(
      part.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm),
      ([, language = '', text = '']) => ({
        section,
        language,
        text,
      }),
    );
  });
}

/** From this section on nothing is asked of anybody outside. */
const ALONE_FROM = 'Port 80, TLS, and the names';

/** @param {string} half `online` or `alone` @returns {Block[]} */
export function halfOfGuide(half) {
  const blocks = blocksOfGuide();
  const first = blocks.findIndex(({ section }) => section === ALONE_FROM);
  return half === 'online' ? blocks.slice(0, first) : blocks.slice(first);
}
