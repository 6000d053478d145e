import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { samplesIn } from '../src/content/samples.ts';
import { fileContents } from '../src/content/site-content.ts';
import { temporaryDatabase } from '../test/temporary-folder.ts';
import { saveContent } from '../src/site-content-sync/stored-contents.ts';

const said = (dataDir: string) =>
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'samples.ts')], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });

it('lists the sample content of the files and of what the office has published', () => {
  const { database, folder: dataDir } = temporaryDatabase();
  const groups = samplesIn(fileContents);
  const before = said(dataDir);
  for (const { kind, file, pieces } of groups) {
    expect(before).toContain(`${kind}\n  ${file}`);
    for (const { place, text } of pieces) expect(before).toContain(`    ${place}  ${text}\n`);
  }
  const count = groups.reduce((sum, { pieces }) => sum + pieces.length, 0);
  expect(before).toContain(count === 0 ? 'Nothing is marked' : `${count} pieces are still samples`);

  const document = { equipment: { devices: [] }, stories: { stories: [], clinics: [] } };
  saveContent(database, { etag: '1', document, takenAt: 1 });
  const after = said(dataDir);
  const places = groups.flatMap(({ pieces }) => pieces.map(({ place }) => place));
  for (const place of places) {
    const isGone = /^(equipment|stories|clinics)\b/.test(place);
    expect(after.includes(`    ${place}  `), place).toBe(!isGone);
  }
});
