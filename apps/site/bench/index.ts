/*
 * `npm run bench` measures the built site and prints sections for docs/performance.md; `npm run bench -- server search`
 * measures some.
 */
import { cpus, loadavg, totalmem } from 'node:os';
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

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(parts)) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part "${name}", but ${Object.keys(parts).join(', ')}.`);
  const [title, measure] = part;
  const today = new Date().toISOString().slice(0, 10);
  const about = machine();
  console.log(`## ${title}\n\n_${today}: ${about}_\n\n${await measure()}\n`);
}
