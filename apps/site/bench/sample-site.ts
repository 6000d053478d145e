import { readFileSync } from 'node:fs';
import { ContentSiteDouble } from '../e2e/content-site.ts';
import { fillWithSamples } from '../e2e/sample-articles.ts';
import { Site } from '../e2e/site.ts';

/** The built site in a separate process, with some thirty articles and no rate limit for leads. */
export class SampleSite {
  readonly #site = new Site();
  readonly #content = new ContentSiteDouble();

  static async start(environment: Record<string, string> = {}): Promise<SampleSite> {
    const sample = new SampleSite();
    await sample.#content.start();
    await fillWithSamples(sample.#content);
    await sample.#site.start({
      ...sample.#content.environment,
      LEADS_PER_MINUTE: '100000000',
      ...environment,
    });
    await sample.#site.hasArticles();
    return sample;
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

/** Returns the resident memory of a process, in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
