import { readFileSync } from 'node:fs';
import { ContentSiteDouble } from '../e2e/content-site.ts';
import { fillWithSamples } from '../e2e/sample-articles.ts';
import { Site } from '../e2e/site.ts';

/** Starts the built site in a separate process, with some thirty articles and no rate limit for leads. */
export async function startSampleSite(environment: Record<string, string> = {}) {
  const content = await new ContentSiteDouble().start();
  await fillWithSamples(content);
  const site = new Site();
  await site.start({ ...content.environment, LEADS_PER_MINUTE: '100000000', ...environment });
  await site.hasArticles();
  const stop = async () => {
    await site.dispose();
    await content.stop();
  };
  return { url: site.url, pid: site.pid, dataDir: site.dataDir, stop };
}

/** Returns the CPU time of a process (user and system), in seconds. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
