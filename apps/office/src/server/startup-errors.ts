/** Returns a one-line message about a failed start, with a remedy. */
export function explainStartupError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path = 'the data folder' } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path} is a file, not a folder. Set DATA_DIR to a folder.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `No permission to use ${path} or to write to it. Grant it (chown -R), or set DATA_DIR.`;
    case 'ENOSPC':
      return 'The disk is full. Free space, then restart.';
    default:
      return error.message;
  }
}
