import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { audit, installed, refused } from './packages.mjs';

const root = path.resolve(import.meta.dirname, '..');
const aPackage = { name: 'one', version: '1.0.0' };

describe('licences', () => {
  it('allows all installed packages', () => {
    const packages = installed();
    expect(packages.length).toBeGreaterThan(500);
    expect(refused(packages)).toEqual([]);
  }, 60_000);

  it.each(['GPL-3.0-only', 'MPL-2.0', 'MIT AND GPL-2.0'])('rejects %s if deployed', (license) =>
    expect(refused([{ ...aPackage, license }])).toEqual([`one@1.0.0: ${license}`]),
  );

  it('allows more licences for development', () => {
    expect(refused([{ ...aPackage, license: 'MPL-2.0', dev: true }])).toEqual([]);
    expect(refused([{ ...aPackage, license: 'GPL-3.0-only', dev: true }])).toHaveLength(1);
  });

  it('rejects a package without a licence, and an exception whose licence has changed', () => {
    expect(refused([aPackage])).toEqual(['one@1.0.0: none']);
    expect(refused([{ ...aPackage, name: 'wordcut', license: 'GPL-3.0' }])).toHaveLength(1);
  });
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
