import { BadSecrets } from '@clinicdee/data-dir/secrets';
import { InUse } from '@clinicdee/data-dir/data-folder';
import { explainSystemError } from '@clinicdee/data-dir/process';
import { EnvironmentError } from '../environment/environment.ts';
import { IncompatibleDatabase } from '../storage/migrate.ts';
import { SampleContent } from '../content/samples.ts';

/** EX_CONFIG (sysexits.h): a restart cannot help, so supervisors should not try. */
const EX_CONFIG = 78;

/** Errors that only a person can fix. */
const lasting = [EnvironmentError, BadSecrets, SampleContent, IncompatibleDatabase];

const isLasting = (error: unknown) => lasting.some((kind) => error instanceof kind);

/** Exit code of a failed start: 1 if a restart may help, for example when a port or lock is released. */
export const exitCodeOf = (error: unknown): number => (isLasting(error) ? EX_CONFIG : 1);

/** Describes a startup error in one line, with the fix. */
export function explainStartupError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isLasting(error) || error instanceof InUse) return error.message;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ERR_SQLITE_ERROR':
      return `The data folder cannot be used (${error.message}). Check its permissions and free space, or set DATA_DIR.`;
    case 'ERR_MODULE_NOT_FOUND':
      return `There is no complete build or install (${error.message.split('\n')[0]}). Run "npm start" from the project's folder.`;
    default:
      return explainSystemError(error, 'PORT') ?? error.stack ?? error.message;
  }
}
