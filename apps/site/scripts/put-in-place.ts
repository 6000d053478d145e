/*
 * The last step of a build: what is whole and was found right takes the place of the one before. A build that ends
 * earlier has left that one as it was.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from './build-folder.ts';

const dist = path.join(import.meta.dirname, '../dist');
const before = `${buildFolder}-before`;

rmSync(before, { recursive: true, force: true });
if (existsSync(dist)) renameSync(dist, before);
renameSync(buildFolder, dist);
rmSync(before, { recursive: true, force: true });
