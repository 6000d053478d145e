/** Returns a one-line message about a failed start, with a remedy. */
export function explainStartupError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path = 'the data folder' } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path} is a file where a folder should be. Set DATA_DIR to a folder.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `This user may not use ${path}, or may not write to it. Give it permission (chown -R), or set DATA_DIR.`;
    case 'ENOSPC':
      return 'The disk is full. Make room, then start again.';
    default:
      return error.message;
  }
}
