import { Clock } from '@clinicdee/clock';
import { CatalogueSync } from '../../../src/articles/copy/sync.ts';
import { type ContentSite, contentSite } from '../../../src/articles/fetch/content-site.ts';
import { CatalogueWriter } from '../../../src/articles/keep/catalogue-writer.ts';
import { Pictures } from '../../../src/articles/keep/pictures.ts';
import { openClock } from '../../../src/clock.ts';
import { contentOf } from '../../../src/content/site-content.ts';
import { openDatabase } from '../../../src/database.ts';
import { but } from '../but.ts';
import { onFaultyDisk } from '../disk.ts';
import type { Scheduler } from '../scheduler.ts';
import type { Breakage } from './breakages.ts';
import type { ContentSource } from './content-source.ts';

/** Articles on a page of the list: a dozen of them are a long list. */
const PAGE_SIZE = 4;
const LOOK_MS = 20_000;
/** Of the machine's own time, in which nothing here waits: the source says when it is over. */
const NEVER_MS = 3_600_000;

/** What a life lives in. */
export interface Surroundings {
  folder: string;
  scheduler: Scheduler;
  source: ContentSource;
  /** How far the machine's clock is from the true time, in milliseconds. */
  clockIsOff: () => number;
  isDiskFull: () => boolean;
  besideStatement: () => void;
  trace: (text: string) => void;
  breakage: Breakage;
  onLook: () => void;
  onCopied: () => void;
}

/** One process of the site as far as it copies articles: the real parts on the real file. */
export class ArticleLife {
  isAlive = true;
  readonly #sync: CatalogueSync;
  readonly #die: () => void;

  /** @throws Error when the process dies, or cannot write, while it starts */
  constructor(around: Surroundings) {
    const { scheduler, breakage, trace } = around;
    const isAlive = () => this.isAlive;
    const file = openDatabase(around.folder);
    // Processes die here, never the machine's power.
    file.exec('PRAGMA synchronous = OFF');
    this.#die = () => file.close();
    const database = onFaultyDisk(file, {
      isAlive,
      isFull: around.isDiskFull,
      beside: around.besideStatement,
      rewrite: breakage.rewrite,
    });
    const say = (facts: object, what: string) => trace(`  ${what} ${JSON.stringify(facts)}`);
    const log = { info: say, warn: say, error: say };
    const after = (milliseconds: number, work: () => void) =>
      scheduler.after(milliseconds, () => {
        if (isAlive()) work();
      });
    const wall = () => scheduler.time + around.clockIsOff();
    const clock = breakage.clock(new Clock({ wall, elapsed: () => scheduler.time, after }));
    try {
      openClock(database, log, clock);
      this.#sync = syncOf();
      void this.#sync.look();
    } catch (error) {
      this.die();
      throw error;
    }

    function syncOf() {
      const url = new URL('https://content.example');
      const options = {
        ...{ url, key: 'key', keyHeader: 'x-api-key', timeoutMs: NEVER_MS, intervalMs: LOOK_MS },
        mediaOrigins: new Map<string, string>(),
      };
      const site: ContentSite = contentSite(options, undefined, {
        wait: (ms) => new Promise((resolve) => void after(ms, resolve)),
        fetch: around.source.fetch(isAlive),
        pageSize: PAGE_SIZE,
      });
      const pictures = new Pictures(database, around.folder, options, log, clock);
      const writer = new CatalogueWriter(
        ...([database, contentOf('th').articles, () => undefined, () => undefined] as const),
        (facts) => trace(`  not made ${JSON.stringify(facts)}`),
      );
      // A look begins with what is remembered of the last one, and ends with the time of the copy.
      const watched = but(breakage.writer(writer), {
        get: (key) => {
          if (key === 'index') around.onLook();
          return writer.get(key);
        },
        set: (key, value) => {
          writer.set(key, value);
          if (key === 'copied_at') around.onCopied();
        },
      });
      return new CatalogueSync({
        ...{ site: breakage.site(site), writer: watched, pictures, log, clock },
        ...{ intervalMs: LOOK_MS, onChange: () => undefined },
      });
    }
  }

  /** As when the content site says that something has changed. */
  lookNow(): void {
    void this.#sync.look();
  }

  /** Everything in memory is gone, and whatever was under way never comes back. */
  die(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.#die();
  }
}
