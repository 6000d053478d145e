import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { audit, refused } from './packages.mjs';

const root = path.resolve(import.meta.dirname, '..');
const aPackage = { name: 'one', version: '1.0.0' };

it('rejects a licence that is not allowed for the use of a package', () => {
  const packages = [
    aPackage,
    { ...aPackage, license: 'MIT' },
    { ...aPackage, license: 'MPL-2.0' },
    { ...aPackage, license: 'MPL-2.0', dev: true },
    // Its exception is for another licence.
    { ...aPackage, name: 'wordcut', license: 'GPL-3.0' },
  ];
  expect(refused(packages)).toEqual([
    'one@1.0.0: none',
    'one@1.0.0: MPL-2.0',
    'wordcut@1.0.0: GPL-3.0',
  ]);
});

it('does not fail when the advisory database cannot be reached, and says so', () => {
  const { isGrave, text } = audit({
    ...process.env,
    npm_config_registry: 'http://127.0.0.1:1/',
    npm_config_fetch_retries: '0',
  });
  expect(isGrave).toBe(false);
  expect(text).toContain('NOT LOOKED UP');
}, 90_000);

it('builds the image with the pinned version of Node', () => {
  const at = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const dockerfile = at('Dockerfile');
  const { dependencies } = JSON.parse(at('package.json')) as { dependencies: { node: string } };
  expect(dockerfile).toContain(`ARG NODE=${dependencies.node}\n`);
});
