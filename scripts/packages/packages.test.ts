import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { askAdvisories, read } from './advisories.mjs';
import { billOfMaterials } from './bill-of-materials.mjs';
import { exceptions, refused } from './licences.mjs';
import { type Locked, locked } from './locked.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const packages = locked();

function aPackage(licence: string | undefined, change: Partial<Locked> = {}): Locked {
  return {
    ...{ at: 'node_modules/one', name: 'one', version: '1.0.0', licence },
    ...{ isDev: false, integrity: undefined, ...change },
  };
}

describe('licences', () => {
  it('of all packages are allowed', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(refused(packages)).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0', 'MPL-2.0', 'SSPL-1.0', 'MIT AND GPL-2.0', 'UNLICENSED'])(
    'refuses what is deployed under %s',
    (licence) => expect(refused([aPackage(licence)])).toEqual([`one@1.0.0: ${licence}`]),
  );

  it.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', 'BSD-3-Clause'])(
    'allows %s',
    (licence) => expect(refused([aPackage(licence)])).toEqual([]),
  );

  it('allows more where nothing is handed on', () => {
    expect(refused([aPackage('MPL-2.0', { isDev: true })])).toEqual([]);
    expect(refused([aPackage('GPL-3.0-only', { isDev: true })])).toHaveLength(1);
  });

  it('refuses a package that says none', () => {
    expect(refused([aPackage(undefined)])).toEqual(['one@1.0.0: no licence is said']);
  });

  it('asks again when the licence of an exception changes', () => {
    const allowed = { one: { licence: 'LGPL-3.0', reason: 'loaded' } };
    expect(refused([aPackage('LGPL-3.0')], allowed)).toEqual([]);
    expect(refused([aPackage('GPL-3.0')], allowed)).toHaveLength(1);
  });

  it('keeps no exception that nothing needs', () => {
    for (const name of Object.keys(exceptions)) {
      const others = Object.fromEntries(
        Object.entries(exceptions).filter(([other]) => other !== name),
      );
      expect([name, refused(packages, others).length]).not.toEqual([name, 0]);
    }
  });
});

describe('the bill of materials', () => {
  it('names every package once, with version, licence and the hash of the lock file', () => {
    const { components } = billOfMaterials(packages);
    const names = new Set(packages.map(({ name, version }) => `${name}@${version}`));
    expect(components).toHaveLength(names.size);
    expect(components).toContainEqual(
      expect.objectContaining({
        purl: expect.stringMatching(/^pkg:npm\/%40payloadcms\/ui@3/) as string,
        group: '@payloadcms',
        name: 'ui',
        licenses: [{ expression: 'MIT' }],
        hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as string }],
      }),
    );
  });

  it('is the same for the same packages, and another for others', () => {
    expect(billOfMaterials(packages)).toEqual(billOfMaterials(locked()));
    const { serialNumber } = billOfMaterials(packages);
    expect(serialNumber).toMatch(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
    );
    expect(billOfMaterials(packages.slice(1)).serialNumber).not.toBe(serialNumber);
  });
});

describe('advisories', () => {
  it('says plainly that none could be looked up', () => {
    const env = {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:1/',
      npm_config_fetch_retries: '0',
    };
    const { found, said } = askAdvisories(root, env);
    expect(found).toBe('unknown');
    expect(said).toContain('NOT LOOKED UP: no advisory database could be reached');
  }, 90_000);

  it('does not take an answer that it cannot read for good news', () => {
    expect(read('').found).toBe('unknown');
    expect(read('<html>').found).toBe('unknown');
    expect(read('{"message":"405 Method Not Allowed"}').said).toContain('405');
  });

  it('tells grave holes from others', () => {
    const report = (severity: string) =>
      JSON.stringify({ vulnerabilities: { a: { name: 'a', severity, range: '<2' } } });
    expect(read('{"vulnerabilities":{}}').found).toBe('none');
    expect(read(report('low'))).toEqual({ found: 'some', said: 'low: a <2' });
    expect(read(report('critical')).found).toBe('grave');
  });
});

it('builds the image with the Node that is pinned', () => {
  const at = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const dockerfile = at('Dockerfile');
  const { dependencies } = JSON.parse(at('package.json')) as { dependencies: { node: string } };
  expect(dockerfile).toContain(`ARG NODE=${dependencies.node}\n`);
});
