import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

/** A literal colour: `#073225`, `rgb(…)`, `oklch(0.2 …)`. */
const literal =
  /(?:(?<=[\s:"'`(,=>])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=[\s;"'`),<}]|$)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.$])/gi;

/** Files that define colours or are generated from them. */
const mayHaveColours = (file: string) =>
  file.startsWith('packages/brand/') || /^apps\/\w+\/public\/[\w-]+\.svg$/.test(file);

it('no source file outside the brand has a literal colour', () => {
  const files = execFileSync('git', ['ls-files', '-z', 'apps', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => /\.(css|tsx?|astro|svg|mjs)$/.test(file))
    .filter((file) => /^apps\/\w+\/(src|scripts|public)\//.test(file) && !mayHaveColours(file))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        (line.match(literal) ?? []).map((one) => `${file}:${index + 1} ${one}`),
      ),
  );
  expect(found).toEqual([]);
});
