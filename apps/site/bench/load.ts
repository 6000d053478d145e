/*
 * Overloads the site with more and more connections while leads are sent sequentially. Prints how many
 * requests were rejected, and the response times. Times depend on the machine: those of accepted requests
 * must not grow with the load, and every lead must be accepted.
 */
import { leadRequest, pageRequest, quantile, sendLoad } from './load-generator.ts';
import { startSampleSite } from './sample-site.ts';

const STORMS = [16, 64, 512, 2000];
const SECONDS = 5;

const ms = (values: readonly number[], part: number) =>
  values.length > 0 ? quantile(values, part).toFixed(0) : '–';
const write = (cells: string[]) =>
  process.stdout.write(`${cells.map((cell) => cell.padStart(14)).join('')}\n`);

const site = await startSampleSite();
try {
  process.stdout.write('Searches that nobody asked before, and leads meanwhile; times in ms\n');
  const heads = ['made', 'turned away', 'made p50', 'made p99', 'away p50', 'away p99'];
  write(['connections', ...heads, 'leads taken', 'lead p50', 'lead p99']);
  for (const connections of STORMS) {
    let number = 0;
    const search = () => pageRequest(`/articles?q=${connections}-${number++}`);
    const seconds = SECONDS;
    const [pages, leads] = await Promise.all([
      sendLoad({ url: site.url, connections, seconds, request: search }),
      sendLoad({ url: site.url, connections: 1, seconds, request: leadRequest }),
    ]);
    const accepted = pages.get(200) ?? [];
    const rejected = pages.get(503) ?? [];
    const stored = leads.get(200) ?? [];
    const sent = [...leads.values()].flat().length;
    write([
      ...[String(connections), String(accepted.length), String(rejected.length)],
      ...[ms(accepted, 0.5), ms(accepted, 0.99), ms(rejected, 0.5), ms(rejected, 0.99)],
      ...[`${stored.length} of ${sent}`, ms(stored, 0.5), ms(stored, 0.99)],
    ]);
  }
} finally {
  await site.stop();
}
