import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { configurationFiles } from '../apps/site/scripts/configuration.ts';
import { root } from './project.mjs';

const filesOf = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name));
const documents = ['', 'docs', 'docs/guides', 'docs/decisions']
  .flatMap(filesOf)
  .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));
const blocks = documents.flatMap(({ text }) =>
  Array.from(text.matchAll(/```sh\n([\s\S]*?)```/g), ([, commands = '']) => commands),
);

it('the documents have valid shell commands', () => {
  expect(blocks.length).toBeGreaterThan(8);
  for (const commands of blocks) {
    const shell = commands.replaceAll(/<[\w-]+>/g, 'x');
    const { status, stderr } = spawnSync('sh', ['-n'], { input: shell, encoding: 'utf8' });
    expect([commands, status, stderr]).toEqual([commands, 0, '']);
  }
});

it('the documents name only existing commands, files and headings', () => {
  const manifests = ['package.json', 'apps/site/package.json', 'apps/office/package.json'].map(
    (file) =>
      JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
        scripts: Record<string, string>;
      },
  );
  const scripts = Object.assign({}, ...manifests.map((manifest) => manifest.scripts)) as object;
  const headings = (text: string) =>
    Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    );
  const missing = documents.flatMap(({ name, text }) => {
    // The changelog and decisions name what may be gone.
    const said = /^CHANGELOG|decisions/.test(name) ? '' : text;
    const commands = Array.from(said.matchAll(/npm run ([\w:-]*\w)/g), ([, script = '']) => script);
    const files = Array.from(
      said.matchAll(/\b(?:deploy|scripts|docs|apps|packages)\/[\w./-]*\w/g),
      ([file]) => file,
    );
    const links = Array.from(text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g), ([, link = '']) => link);
    return [
      ...commands.filter((script) => !(script in scripts)),
      ...files.filter((file) => !existsSync(path.join(root, file))),
      ...links.filter((link) => {
        const [file = '', anchor] = link.split('#');
        const target = file ? path.join(root, path.dirname(name), file) : path.join(root, name);
        if (!existsSync(target)) return true;
        return anchor !== undefined && !headings(readFileSync(target, 'utf8')).includes(anchor);
      }),
    ].map((what) => `${name}: ${what}`);
  });
  expect(missing).toEqual([]);
});

it('the documents have an up-to-date list of environment variables', async () => {
  for (const [file, text] of Object.entries(await configurationFiles())) {
    expect(readFileSync(path.join(root, file), 'utf8'), 'npm run configuration -w apps/site').toBe(
      text,
    );
  }
});
