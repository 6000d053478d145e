import { ESLint } from 'eslint';
import astro from 'eslint-plugin-astro';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../project.mjs';
import { imports, layers } from './layers.mjs';

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    ...astro.configs.base,
    { plugins: { layers: { rules: { imports } } }, rules: { 'layers/imports': 'error' } },
  ] as ESLint.Options['overrideConfig'],
});

/** Returns the rule's messages for a file. */
async function messagesFor(file: string, code: string): Promise<string | undefined> {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return result?.messages.map(({ message }) => message).join('\n');
}

const forbidden = (from: string, to: string) =>
  `${from} may not import from ${to}, which is not in a lower layer.`;

describe('reports an upward import by', () => {
  const upward = forbidden('apps/site/layouts', 'apps/site/page-bodies');
  it.each([
    ['an import', 'x.ts', "import { a } from '../page-bodies/a.ts';"],
    ['a dynamic import', 'x.tsx', "const load = () => import('../page-bodies/a.ts');"],
    ['an import type', 'x.ts', "type A = import('../page-bodies/a.ts').A;"],
    ['an Astro file', 'x.astro', "---\nimport A from '../page-bodies/a.astro';\n---\n<A />"],
  ])('%s', async (_, name, code) => {
    expect(await messagesFor(`apps/site/src/layouts/${name}`, code)).toBe(upward);
  });
});

it.each([
  ['apps/site/src/thai/x.ts', '../leads/outbox.ts', 'apps/site/leads'],
  ['apps/site/src/leads/x.ts', '../analytics/days.ts', 'apps/site/analytics'],
  ['apps/site/src/articles/html/x.ts', '../queries/a.ts', 'apps/site/articles/queries'],
  ['apps/site/src/leads/x.ts', '../../e2e/site.ts', 'apps/site/e2e/site.ts'],
  ['apps/office/src/access/x.ts', '../alerts/states.ts', 'apps/office/alerts'],
  ['packages/protocol/src/x.ts', '@clinicdee/brand', 'packages/brand'],
])('reports an import by %s of %s', async (file, wanted, to) => {
  const [from = ''] =
    /^(packages\/\w+|apps\/site\/src\/articles\/\w+|apps\/\w+\/src\/\w+)/.exec(file) ?? [];
  expect(await messagesFor(file, `import '${wanted}';`)).toBe(
    forbidden(from.replace('/src', ''), to),
  );
});

it.each([
  ['an app', 'apps/site/src/leads/x.ts', '../../../office/src/x.ts'],
  ['a package', 'packages/brand/src/x.ts', '../../../apps/site/src/x.ts'],
  ['a package, by name', 'packages/brand/src/x.ts', '@clinicdee/site'],
])('reports an import of another app by %s', async (_, file, wanted) => {
  expect(await messagesFor(file, `import '${wanted}';`)).toMatch(
    /: put shared code into a package\.$/,
  );
});

it.each([
  ['downward', 'apps/site/src/page-bodies/x.ts', '../content/th/brand.ts'],
  ['within a folder', 'apps/site/src/forms/lead/x.ts', '../registration/a.ts'],
  ['to a package', 'apps/office/src/access/x.ts', '@clinicdee/protocol'],
  ['to a library', 'packages/brand/src/x.ts', 'zod'],
  ['in a test, from any folder', 'apps/site/src/thai/x.test.ts', '../leads/outbox.ts'],
  ['in a test of both apps', 'apps/office/e2e/x.ts', '../../site/e2e/site.ts'],
  ['in a file above the layers', 'apps/site/server.ts', './src/server/app.ts'],
])('allows an import %s', async (_, file, wanted) => {
  expect(await messagesFor(file, `import '${wanted}';`)).toBe('');
});

it('reports a folder without a layer', async () => {
  const message = 'apps/site/attic has no layer: add it in scripts/lint/layers.mjs.';
  expect(await messagesFor('apps/site/src/attic/x.ts', '')).toBe(message);
  expect(await messagesFor('apps/site/src/leads/x.ts', "import '../attic/x.ts';")).toBe(message);
});

it.each(Object.entries(layers))(
  'lists only existing folders for %s, all of which are in the guide',
  (folder, rows) => {
    const guide = readFileSync(path.join(root, 'docs/guides/architecture.md'), 'utf8');
    const there = readdirSync(path.join(root, folder));
    for (const name of rows.flat()) {
      expect(there, name).toContain(name.split('/')[0]);
      if (!name.includes('.')) expect(guide.includes(`\`${name}\``), name).toBe(true);
    }
  },
);
