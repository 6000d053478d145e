import { accessErrorOf, InUse } from '@clinicdee/data-dir/data-folder';
import { codeOf } from '../http/error-code.ts';

/** Reasons why leads cannot be stored, with advice for operators. */
export const diskAdvice = {
  moved:
    'The data folder was moved, deleted or replaced by a file. Put it back; no restart is needed.',
  unmounted:
    'The data folder is empty, although it had data; its disk may not be mounted. Put the data back; no restart is needed. To start with an empty folder, restart the site.',
  missing:
    'site.sqlite and leads.journal are missing or empty. Put them back, or restore a backup (npm run restore -- <folder> --only site); no restart is needed. To start with empty ones, delete site.made.',
  damaged:
    'site.sqlite is damaged and could not be renamed or replaced by a new one. Check the disk.',
  full: 'The disk is full. Free space (df -h; df -i shows too many files); no restart is needed.',
  read_only: 'The disk is read-only, as after a disk error. Check the disk.',
  not_permitted:
    'No permission to write to the data folder, or to a file in it of another user. Grant it (chown -R).',
  in_use: 'Another process of the site uses the data folder. Stop one of the two.',
  too_many_files:
    'Too many open files. Raise the limit (LimitNOFILE), and find out what keeps so many connections open.',
  failing: 'The disk reports errors. Check it, and have a backup ready.',
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
  ['ENOTDIR', 'moved'],
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
