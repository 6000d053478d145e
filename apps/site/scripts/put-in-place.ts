/*
 * The last step of a build: replaces the previous build by the complete and checked one. A failed build leaves the
 * previous one unchanged.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from './build-folder.ts';

const dist = path.join(import.meta.dirname, '../dist');
const previous = `${buildFolder}-before`;

rmSync(previous, { recursive: true, force: true });
if (existsSync(dist)) renameSync(dist, previous);
renameSync(buildFolder, dist);
rmSync(previous, { recursive: true, force: true });
