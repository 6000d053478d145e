import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { audit, exceptions, type Locked, locked, refused } from './packages.mjs';

const root = path.resolve(import.meta.dirname, '..');
const packages = locked();

function aPackage(licence: string | undefined, change: Partial<Locked> = {}): Locked {
  return { name: 'one', version: '1.0.0', licence, isDev: false, ...change };
}

describe('licences', () => {
  it('allows all installed packages', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(refused(packages)).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0', 'MPL-2.0', 'SSPL-1.0', 'MIT AND GPL-2.0', 'UNLICENSED'])(
    'rejects %s for deployed packages',
    (licence) => expect(refused([aPackage(licence)])).toEqual([`one@1.0.0: ${licence}`]),
  );

  it.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', 'BSD-3-Clause'])(
    'allows %s for deployed packages',
    (licence) => expect(refused([aPackage(licence)])).toEqual([]),
  );

  it('allows more licences for development', () => {
    expect(refused([aPackage('MPL-2.0', { isDev: true })])).toEqual([]);
    expect(refused([aPackage('GPL-3.0-only', { isDev: true })])).toHaveLength(1);
  });

  it('rejects a package without a licence', () => {
    expect(refused([aPackage(undefined)])).toEqual(['one@1.0.0: no licence is said']);
  });

  it('rejects an exception whose licence has changed', () => {
    const allowed = { one: 'LGPL-3.0' };
    expect(refused([aPackage('LGPL-3.0')], allowed)).toEqual([]);
    expect(refused([aPackage('GPL-3.0')], allowed)).toHaveLength(1);
  });

  it('has no unnecessary exception', () => {
    for (const name of Object.keys(exceptions)) {
      const others = Object.fromEntries(
        Object.entries(exceptions).filter(([other]) => other !== name),
      );
      expect([name, refused(packages, others).length]).not.toEqual([name, 0]);
    }
  });
});

it('does not fail when the advisory database cannot be reached, and says so', () => {
  const env = {
    ...process.env,
    npm_config_registry: 'http://127.0.0.1:1/',
    npm_config_fetch_retries: '0',
  };
  const { isGrave, text } = audit(env);
  expect(isGrave).toBe(false);
  expect(text).toContain('NOT LOOKED UP');
}, 90_000);

it('builds the image with the pinned version of Node', () => {
  const at = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const dockerfile = at('Dockerfile');
  const { dependencies } = JSON.parse(at('package.json')) as { dependencies: { node: string } };
  expect(dockerfile).toContain(`ARG NODE=${dependencies.node}\n`);
});
