import { BadSecrets } from '@clinicdee/data-dir';
import { InUse } from '@clinicdee/data-dir/data-folder';
import { EnvironmentError } from '../environment/environment.ts';
import { NewerDatabase } from '../database/migrate.ts';
import { SampleContent } from '../content/samples.ts';

/** EX_CONFIG (sysexits.h): a restart cannot help, so supervisors should not try. */
const EX_CONFIG = 78;

/** Errors that only a person can fix. */
const lasting = [EnvironmentError, BadSecrets, SampleContent, NewerDatabase];

const isLasting = (error: unknown) => lasting.some((kind) => error instanceof kind);

/** Exit code of a failed start: 1 if a restart may help, for example when a port or lock is released. */
export const exitCodeOf = (error: unknown): number => (isLasting(error) ? EX_CONFIG : 1);

/** Describes a startup error in one line, with the fix. */
export function explainStartupError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isLasting(error) || error instanceof InUse) return error.message;
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop it, or set PORT to a free one.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST is not an address of this machine. Set it to 127.0.0.1 or 0.0.0.0.';
    case 'ENOENT':
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return port
        ? `No permission to listen on port ${port}. Set PORT to 1024 or above.`
        : `No permission to use ${path ?? 'the data folder'} or to write to it. Grant it (chown -R), or set DATA_DIR.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${path ?? 'DATA_DIR'} is a file, not a folder. Set DATA_DIR to a folder.`;
    case 'ENOSPC':
      return 'The disk is full. Free space, then restart.';
    case 'ERR_SQLITE_ERROR':
      return `The data folder cannot be used (${error.message}). Check its permissions and free space, or set DATA_DIR.`;
    case 'ERR_MODULE_NOT_FOUND':
      return `There is no complete build or install (${error.message.split('\n')[0]}). Run "npm start" from the project's folder.`;
    default:
      return error.stack ?? error.message;
  }
}
