/*
 * Overloads the site with more and more connections while leads are sent sequentially. Prints how many
 * requests were rejected, and the response times. Times depend on the machine: those of accepted requests
 * must not grow with the load, and every lead must be accepted.
 */
import { leadRequest, pageRequest, sendLoad } from './load-generator.ts';
import { quantile } from './report.ts';
import { startSampleSite } from './sample-site.ts';

const STORMS = [16, 64, 512, 2000];
const SECONDS = 5;

/** The median and the 99th percentile. */
const times = (values: readonly number[] = []) =>
  `${quantile(values, 0.5).toFixed(0)} (${quantile(values, 0.99).toFixed(0)})`;

const site = await startSampleSite();
try {
  const rows = [];
  for (const connections of STORMS) {
    let number = 0;
    const search = () => pageRequest(`/articles?q=${connections}-${number++}`);
    const [pages, leads] = await Promise.all([
      sendLoad({ url: site.url, connections, seconds: SECONDS, request: search }),
      sendLoad({ url: site.url, connections: 1, seconds: SECONDS, request: leadRequest }),
    ]);
    rows.push({
      connections,
      made: pages.get(200)?.length ?? 0,
      'turned away': pages.get(503)?.length ?? 0,
      'made, ms': times(pages.get(200)),
      'away, ms': times(pages.get(503)),
      'leads taken': `${leads.get(200)?.length ?? 0} of ${[...leads.values()].flat().length}`,
      'lead, ms': times(leads.get(200)),
    });
  }
  process.stdout.write(
    'Searches that nobody asked before, and leads meanwhile; times are median (99th percentile)\n',
  );
  console.table(rows);
} finally {
  await site.stop();
}
