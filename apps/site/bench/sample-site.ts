import { readFileSync } from 'node:fs';
import { ContentSiteDouble } from '../e2e/content-site.ts';
import { fillWithSamples } from '../e2e/sample-articles.ts';
import { Site } from '../e2e/site.ts';

/** The built site in a process of its own, with some thirty articles, and no limit of leads in the way. */
export class SampleSite {
  readonly #site = new Site();
  readonly #content = new ContentSiteDouble();

  static async start(environment: Record<string, string> = {}): Promise<SampleSite> {
    const made = new SampleSite();
    await made.#content.start();
    await fillWithSamples(made.#content);
    await made.#site.start({
      ...made.#content.environment,
      LEADS_PER_MINUTE: '100000000',
      ...environment,
    });
    await made.#site.hasArticles();
    return made;
  }

  get url(): string {
    return this.#site.url;
  }
  get pid(): number {
    return this.#site.pid;
  }
  get dataDir(): string {
    return this.#site.dataDir;
  }

  async stop(): Promise<void> {
    await this.#site.dispose();
    await this.#content.stop();
  }
}

/** What a process holds in memory, in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
