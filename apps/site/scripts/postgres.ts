import { spawnSync } from 'node:child_process';

/** Runs one of PostgreSQL's own tools and gives what it prints. @throws Error that says why it failed */
export function postgres(tool: string, args: string[]): string {
  const { error, status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
  if (error) throw new Error(`${tool} was not found: install PostgreSQL's client tools`);
  if (status !== 0) throw new Error(`${tool}: ${stderr.trim()}`);
  return stdout;
}
