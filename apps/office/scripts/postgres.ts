import { spawnSync } from 'node:child_process';

/** Runs one of PostgreSQL's own tools and returns its output; ends the script when it fails. */
export function postgres(tool: string, args: string[]): string {
  const { error, status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
  if (error) fail(`${tool} was not found: install PostgreSQL's client tools`);
  if (status !== 0) fail(`${tool}: ${stderr.trim()}`);
  return stdout;
}

/** Ends the script with a message. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
