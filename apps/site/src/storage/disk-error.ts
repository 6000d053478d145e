import { accessErrorOf, InUse } from '@clinicdee/data-dir/data-folder';
import { codeOf } from '../http/error-code.ts';

/** Reasons why leads cannot be stored, with advice for operators. */
export const diskAdvice = {
  moved: 'The data folder is not where it was. Bring it back: no restart is needed.',
  no_folder:
    'DATA_DIR is a file where a folder should be. Put the folder there: no restart is needed.',
  unmounted:
    'The data folder is an empty one, and was not before, as where a disk is not mounted. Bring back what was there: no restart is needed. To begin with an empty one, start the site again.',
  missing:
    'site.sqlite and leads.journal are gone from the data folder. Put them back, or restore a backup: no restart is needed. To begin with empty ones, remove site.made.',
  emptied:
    'site.sqlite is empty and leads.journal is gone, and were not before. Remove the file and restore a backup. To begin with an empty one, remove site.made too.',
  damaged:
    'site.sqlite is damaged and could not be set aside, or the disk takes no new one. Look at the disk.',
  full: 'The disk is full. Make room (df -h; df -i tells of too many files): no restart is needed.',
  read_only: 'The disk is read-only, which is how a failing one is mounted. Look at it.',
  not_permitted:
    'This user may not write to the data folder, or to a file in it that another user made. Give it permission (chown -R).',
  in_use: 'Another process of the site works in the data folder. Stop one of the two.',
  too_many_files:
    'The site may not open one more file or connection. Raise its limit (LimitNOFILE), and see who holds so many connections.',
  failing: 'The disk fails. Look at it, and have a backup at hand.',
} as const;

export type DiskCause = keyof typeof diskAdvice;

/** Why leads cannot be stored. */
export interface DiskProblem {
  cause: DiskCause;
  /** The error code of the system or SQLite: `ENOSPC`, `SQLITE_CORRUPT`. */
  code: string;
  /** Milliseconds since 1970. */
  since: number;
}

/** Thrown by writes while the disk cannot be used. */
export class DiskError extends Error {
  override name = 'DiskError';
  readonly diskCause: DiskCause;
  readonly code: string;

  constructor(cause: DiskCause, code: string, error?: unknown) {
    super(diskAdvice[cause], { cause: error });
    this.diskCause = cause;
    this.code = code;
  }
}

const causes = new Map<string, DiskCause>([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EFBIG', 'full'],
  ['SQLITE_FULL', 'full'],
  ['EROFS', 'read_only'],
  ['SQLITE_READONLY', 'read_only'],
  ['EACCES', 'not_permitted'],
  ['EPERM', 'not_permitted'],
  ['SQLITE_PERM', 'not_permitted'],
  ['ENOENT', 'moved'],
  ['ENOTDIR', 'no_folder'],
  ['EMFILE', 'too_many_files'],
  ['ENFILE', 'too_many_files'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['EIO', 'failing'],
  ['SQLITE_IOERR', 'failing'],
  ['SQLITE_CANTOPEN', 'failing'],
]);

/** SQLite codes with several possible causes: a test access returns the system's code. */
const ambiguous = new Set(['SQLITE_IOERR', 'SQLITE_CANTOPEN', 'SQLITE_READONLY', 'SQLITE_FULL']);

/** Files that the site and SQLite write in the data folder. */
const files = ['site.lock', 'site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm'];

/** Returns the disk problem behind an error; undefined for other errors, such as a lock or an SQL mistake. */
export function diskProblemOf(
  error: unknown,
  dataDir: string,
): Pick<DiskError, 'diskCause' | 'code'> | undefined {
  if (error instanceof DiskError) return error;
  if (error instanceof InUse) return { diskCause: 'in_use', code: 'in_use' };
  const errorCode = codeOf(error);
  const code = (ambiguous.has(errorCode) ? accessErrorOf(dataDir, files) : undefined) ?? errorCode;
  const diskCause = causes.get(code) ?? (isSystemError(error) ? 'failing' : undefined);
  return diskCause && { diskCause, code };
}

const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error;
