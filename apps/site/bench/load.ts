/*
 * Asks for more than the site can make, with ever more connections, while leads are sent one after the
 * other; prints how many were turned away and how long either took. Times are the machine's: what counts
 * is that those of the accepted do not grow with the storm, and that every lead was taken.
 */
import { leadRequest, pageRequest, quantile, storm } from './storm.ts';
import { SampleSite } from './sample-site.ts';

const STORMS = [16, 64, 512, 2000];
const SECONDS = 5;

const ms = (values: readonly number[], part: number) =>
  values.length > 0 ? quantile(values, part).toFixed(0) : '–';
const write = (cells: string[]) =>
  process.stdout.write(`${cells.map((cell) => cell.padStart(14)).join('')}\n`);

const site = await SampleSite.start();
try {
  process.stdout.write('Searches that nobody asked before, and leads meanwhile; times in ms\n');
  const heads = ['made', 'turned away', 'made p50', 'made p99', 'away p50', 'away p99'];
  write(['connections', ...heads, 'leads taken', 'lead p50', 'lead p99']);
  for (const connections of STORMS) {
    let number = 0;
    const search = () => pageRequest(`/articles?q=${connections}-${number++}`);
    const seconds = SECONDS;
    const [pages, leads] = await Promise.all([
      storm({ url: site.url, connections, seconds, request: search }),
      storm({ url: site.url, connections: 1, seconds, request: leadRequest }),
    ]);
    const made = pages.get(200) ?? [];
    const away = pages.get(503) ?? [];
    const taken = leads.get(200) ?? [];
    const sent = [...leads.values()].flat().length;
    write([
      ...[String(connections), String(made.length), String(away.length)],
      ...[ms(made, 0.5), ms(made, 0.99), ms(away, 0.5), ms(away, 0.99)],
      ...[`${taken.length} of ${sent}`, ms(taken, 0.5), ms(taken, 0.99)],
    ]);
  }
} finally {
  await site.stop();
}
