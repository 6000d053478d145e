import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { locked } from '../packages/locked.mjs';
import { filesIn, root } from '../project.mjs';

/**
 * What lies in the image.
 *
 * @param {import('./tries.mjs').Tools['check']} check
 * @param {{ at: string, config: { Size: number, Config: { User: string }, Healthcheck?: object } }} image mounted
 */
export async function tryContents(check, { at, config }) {
  const installed = (/** @type {string} */ name) =>
    existsSync(path.join(at, 'app/node_modules', name));

  await check('size', () => `${Math.round(config.Size / 1e6)} MB`);
  await check('no package of development alone', () => {
    // What the built site still loads of Astro's own packages is no tool.
    const tools = ['package.json', 'apps/site/package.json', 'apps/office/package.json'].flatMap(
      (file) =>
        Object.keys(JSON.parse(readFileSync(path.join(root, file), 'utf8')).devDependencies),
    );
    assert.ok(installed('next'));
    const ofDevelopment = locked().filter(({ isDev, name }) => isDev && tools.includes(name));
    assert.ok(ofDevelopment.length > 10);
    assert.deepEqual(ofDevelopment.map(({ name }) => name).filter(installed), []);
  });
  await check('no tests, no environment, no shell', () => {
    for (const file of [
      'bin/sh',
      'app/.env',
      'app/.git',
      'app/apps/site/e2e',
      'app/apps/office/test',
    ]) {
      assert.equal(existsSync(path.join(at, file)), false, file);
    }
  });
  await check('a bill of materials that names every package inside', () => {
    const bill = JSON.parse(readFileSync(path.join(at, 'app/sbom.cdx.json'), 'utf8'));
    const named = new Set(
      bill.components.map((/** @type {{ purl: string }} */ { purl }) => decodeURIComponent(purl)),
    );
    for (const one of locked().filter((each) =>
      existsSync(path.join(at, 'app', each.at, 'package.json')),
    )) {
      assert.ok(named.has(`pkg:npm/${one.name}@${one.version}`), one.at);
    }
    for (const name of ['generic/node', 'deb/debian/libc6']) {
      assert.ok(
        [...named].some((purl) => purl.startsWith(`pkg:${name}@`)),
        name,
      );
    }
    return `${bill.components.length} parts`;
  });
  await check('another user than root, and a health check', () => {
    assert.equal(config.Config.User, '10001:10001');
    assert.ok(config.Healthcheck);
    assert.equal(statSync(path.join(at, 'data')).uid, 10_001, 'the owner of /data');
  });
  await check('nothing that only root may read', () => {
    const closed = filesIn(path.join(at, 'app')).filter(
      (file) => (statSync(file).mode & 0o004) === 0,
    );
    assert.deepEqual(closed.slice(0, 3), []);
  });
}
