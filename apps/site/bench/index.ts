/*
 * `npm run bench` measures the built site and prints sections for docs/performance.md; `npm run bench -- server search`
 * measures some.
 */
import { cpus, loadavg, totalmem } from 'node:os';
import { commandLine } from '@clinicdee/data-dir/process';
import { measureForm } from './form.ts';
import { measurePages } from './pages.ts';
import { measureSearch } from './search.ts';
import { measureServer } from './server.ts';

const parts: Record<string, [title: string, measure: () => Promise<string>]> = {
  pages: ['Pages', measurePages],
  form: ['The form', measureForm],
  server: ['Server and leads', measureServer],
  search: ['Search', measureSearch],
};

function machine(): string {
  const [first, ...others] = cpus();
  const [load = 0] = loadavg();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${first?.model.trim() ?? 'unknown processor'} × ${others.length + 1}, ${memory} GB, ${process.platform}, Node ${process.versions.node}; load ${load.toFixed(0)}`;
}

const { positionals: named } = commandLine({ allowPositionals: true });
for (const name of named.length > 0 ? named : Object.keys(parts)) {
  const [title, measure] = parts[name] ?? [];
  if (!measure) {
    console.error(`There is no part "${name}", but ${Object.keys(parts).join(', ')}.`);
    process.exit(1);
  }
  const today = new Date().toISOString().slice(0, 10);
  const about = machine();
  console.log(`## ${title}\n\n_${today}: ${about}_\n\n${await measure()}\n`);
}
