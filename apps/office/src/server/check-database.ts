import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** How a SQLite file is: `unreadable` where what every start needs cannot be read. */
export type FileState = 'whole' | 'damaged' | 'unreadable' | 'unknown';

const states = ['whole', 'damaged', 'unreadable'] as const;
const program = fileURLToPath(new URL('./check-program.ts', import.meta.url));

/**
 * Has SQLite look through the whole file, in a process of its own: Node's SQLite is another one than that by
 * which the office has the file open, and once it closed the file all locks of this process on it were gone.
 * The next program that closed it then, like a backup, would take the log away from under the office
 * (https://sqlite.org/howtocorrupt.html, 2.2.1).
 *
 * @returns `unknown` when it could not be looked at for another reason than damage; never rejects
 */
export function checkDatabase(file: string): Promise<FileState> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, file], (_, said) => {
      process.off('exit', end);
      resolve(states.find((state) => state === said) ?? 'unknown');
    });
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
  });
}
