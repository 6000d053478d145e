import { CatalogueSync } from '../../../src/articles/sync/sync.ts';
import { type ContentSite, contentSite } from '../../../src/articles/client/content-site.ts';
import type { SourceArticle } from '../../../src/articles/client/source-article.ts';
import { derive } from '../../../src/articles/html/derive.ts';
import { searchDocumentOf } from '../../../src/articles/search/field-weights.ts';
import { CatalogueWriter } from '../../../src/articles/store/catalogue-writer.ts';
import { Pictures } from '../../../src/articles/store/pictures.ts';
import { contentOf } from '../../../src/content/site-content.ts';
import { boot, type Machine, replacing } from '../machine.ts';
import type { Breakage } from './breakages.ts';
import type { ContentSource } from './content-source.ts';

/** Articles on a page of the list, so that a dozen need several pages. */
const PAGE_SIZE = 4;
const LOOK_MS = 20_000;
/** No timeout: the content source decides when a call fails. */
const NEVER_MS = 3_600_000;

/** Derives articles in this thread: the time of a worker would not be that of the simulation. */
class InThreadWriter extends CatalogueWriter {
  override picturesOf(): Promise<string[]> {
    return Promise.resolve([]);
  }

  override derive(source: SourceArticle) {
    const derived = derive(source, () => undefined, contentOf('th').articles);
    const document = searchDocumentOf({ ...source, headings: [], text: derived.text });
    return Promise.resolve({ derived, document });
  }
}

/** The environment of a process. */
export interface Surroundings extends Machine {
  source: ContentSource;
  breakage: Breakage;
  onSyncStart: () => void;
  onCopied: () => void;
}

/** One process of the site with the real article sync on a real database file. */
export class ArticleLife {
  isAlive = true;
  readonly #sync: CatalogueSync;
  readonly #die: () => void;

  /** @throws Error when the process is killed, or cannot write, during its start */
  constructor(around: Surroundings) {
    const { breakage, trace } = around;
    const isAlive = () => this.isAlive;
    const { database, log, after, close } = boot(around, isAlive, breakage);
    this.#die = close;
    try {
      this.#sync = syncOf();
      void this.#sync.poll();
    } catch (error) {
      this.die();
      throw error;
    }

    function syncOf() {
      const url = new URL('https://content.example');
      const options = {
        ...{ url, key: 'key', keyHeader: 'x-api-key', timeoutMs: NEVER_MS, intervalMs: LOOK_MS },
        hasSiteContent: false,
        mediaOrigins: new Map<string, string>(),
      };
      const site: ContentSite = contentSite(options, undefined, {
        wait: (ms) => new Promise((resolve) => void after(ms, resolve)),
        fetch: around.source.fetch(isAlive),
        pageSize: PAGE_SIZE,
      });
      const pictures = new Pictures(database, around.folder, options, log);
      const writer = new InThreadWriter(
        ...([database, contentOf('th').articles, () => undefined, () => undefined] as const),
        (facts) => trace(`  not made ${JSON.stringify(facts)}`),
      );
      // A sync begins by reading the index of the last one, and ends by writing its time.
      const watched = replacing(breakage.writer(writer), {
        get: (key) => {
          if (key === 'index') around.onSyncStart();
          return writer.get(key);
        },
        set: (key, value) => {
          writer.set(key, value);
          if (key === 'copied_at') around.onCopied();
        },
      });
      return new CatalogueSync({
        ...{ site: breakage.site(site), writer: watched, pictures, log },
        ...{ intervalMs: LOOK_MS, onChange: () => undefined },
      });
    }
  }

  /** As when the content site reports a change. */
  pollNow(): void {
    void this.#sync.poll();
  }

  /** Kills the process: pending calls never return. */
  die(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.#die();
  }
}
