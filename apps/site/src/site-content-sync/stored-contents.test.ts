import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markInitialized } from '@clinicdee/data-dir/data-folder';
import { beforeEach, expect, it } from 'vitest';
import { temporaryDatabase, temporaryFolder } from '../../test/temporary-folder.ts';
import { fileContents } from '../content/site-content.ts';
import { storedContents, saveContent } from './stored-contents.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});

const file = () => path.join(dataDir, 'site.sqlite');
function keep(document: unknown) {
  const { database } = temporaryDatabase(dataDir);
  saveContent(database, { etag: '1', document, takenAt: 1 });
  database.close();
}

it('returns the content of the files when nothing valid was published', () => {
  expect(storedContents(dataDir)).toBe(fileContents);
  temporaryDatabase(dataDir).database.close();
  expect(storedContents(dataDir)).toBe(fileContents);
  keep({ packages: 'of another release' });
  expect(storedContents(dataDir)).toBe(fileContents);
});

it.each([
  ['damaged', () => writeFileSync(file(), Buffer.alloc(8192, 'noise'))],
  ['emptied', () => truncateSync(file(), 0)],
  ['deleted', () => rmSync(file())],
])('returns undefined when the database is %s', (_, lose) => {
  keep({ equipment: { devices: [] } });
  markInitialized(dataDir, 'site');
  lose();
  expect(storedContents(dataDir)).toBeUndefined();
});
