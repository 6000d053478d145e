import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The journal of leads in its folder. */
export const journalFile = (dataDir: string) => path.join(dataDir, 'leads.journal');

/** `damaged`: the file failed its check, or lines of it could not be read. `gone`: a note that it was not there. */
type Kind = 'damaged' | 'gone';

const SET_ASIDE =
  /^(?:site|leads)\.(damaged|gone)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.(?:sqlite|journal|txt)$/;

/** Where a file is put aside, under a name with the time: `site.damaged-2026-11-25T03-00-00-000Z.sqlite`. */
export function setAsideName(file: string, kind: Kind, extension = path.extname(file)): string {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const { dir, name } = path.parse(file);
  return path.join(dir, `${name}.${kind}-${stamp}${extension}`);
}

/** When the newest file of a kind was set aside that still lies there, in milliseconds since 1970. */
export async function setAsideAt(dataDir: string, kind: Kind): Promise<number | undefined> {
  const times = (await readdir(dataDir))
    .filter((name) => SET_ASIDE.exec(name)?.[1] === kind)
    .map((name) => Date.parse(name.replace(SET_ASIDE, '$2:$3:$4.$5Z')));
  return times.length > 0 ? Math.max(...times) : undefined;
}
