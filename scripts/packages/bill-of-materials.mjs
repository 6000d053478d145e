import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';

/** @typedef {import('./locked.mjs').Locked} Locked */

/**
 * A bill of materials in CycloneDX 1.6. The same packages give the same bytes.
 * `npm sbom` writes the time and a random serial number, so its output differs with each call.
 *
 * @param {Locked[]} packages
 * @param {{ name: string, version: string, type: 'platform' | 'library', purl: string }[]} [others] what
 *   comes from elsewhere than the registry
 */
export function billOfMaterials(packages, others = []) {
  const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const components = [...unique(packages.map(component)), ...others.map(other)];
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    // A version 8 UUID: made of what is in the bill.
    serialNumber: `urn:uuid:${digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')}`,
    metadata: { component: { 'bom-ref': 'project', type: 'application', name, version } },
    components,
  };
}

/** @param {Locked} locked */
function component({ name, version, licence, integrity }) {
  const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm, base64 = ''] = integrity?.split(' ')[0]?.split(/-(.*)/s) ?? [];
  return {
    ...{ 'bom-ref': purl, type: 'library', ...(group && { group }), name: own, version, purl },
    ...(licence && { licenses: [{ expression: licence }] }),
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }],
    }),
  };
}

/** @param {{ name: string, version: string, type: string, purl: string }} one */
const other = ({ name, version, type, purl }) => ({ 'bom-ref': purl, type, name, version, purl });

/** One line for a package that lies in two folders. @param {ReturnType<typeof component>[]} components */
const unique = (components) =>
  [...new Map(components.map((one) => [one['bom-ref'], one])).values()].sort((a, b) =>
    a['bom-ref'] < b['bom-ref'] ? -1 : 1,
  );
