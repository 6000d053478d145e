import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** `@import-each '../sections/*.css' layer(components);` */
const each = /@import-each '([^']+)'([^;]*);/g;

/**
 * Lets a file of styles import every file that a pattern names, by the alphabet: a section's styles need
 * no line of their own.
 */
export const importEach = (): Plugin => ({
  name: 'import-each',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(\?|$)/, code: /@import-each / },
    handler(code, id) {
      const folder = path.dirname(id.replace(/\?.*/, ''));
      return code.replace(each, (_, pattern: string, layer: string) => {
        const files = globSync(pattern, { cwd: folder }).sort();
        if (files.length === 0) this.error(`${pattern} names no file of styles`);
        return files.map((file) => `@import '${file}'${layer};`).join('\n');
      });
    },
  },
});
