import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { locked } from '../packages/locked.mjs';
import { filesIn, run } from '../project.mjs';
import { TAG } from './engine.mjs';

/**
 * What lies in the image.
 *
 * @param {{ check: import('./tries.mjs').Tools['check'], storage: string[] }} tools
 */
export async function tryContents({ check, storage }) {
  const podman = async (/** @type {string[]} */ ...args) =>
    (await run('podman', [...storage, ...args], { isQuiet: true })).output.trim();
  // Warnings come first.
  const at = (await podman('image', 'mount', TAG)).split('\n').at(-1) ?? '';
  assert.ok(existsSync(path.join(at, 'app/package.json')), at);
  const config = JSON.parse(await podman('image', 'inspect', TAG))[0];
  const installed = (/** @type {{ at: string }} */ one) => existsSync(path.join(at, 'app', one.at));

  await check('size', () => `${Math.round(config.Size / 1e6)} MB`);
  await check('no package of development alone', () => {
    const ofDevelopment = locked().filter((one) => one.isDev && installed(one));
    assert.deepEqual(
      ofDevelopment.map((one) => one.at),
      [],
    );
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
    assert.ok(config.Healthcheck ?? config.Config.Healthcheck);
    const { mode, uid } = statSync(path.join(at, 'data'));
    return `data ${uid} ${(mode & 0o777).toString(8)}`;
  });
  await check('nothing that only root may read', () => {
    const closed = filesIn(path.join(at, 'app')).filter(
      (file) => (statSync(file).mode & 0o004) === 0,
    );
    assert.deepEqual(closed.slice(0, 3), []);
  });
  await podman('image', 'unmount', TAG);
}
