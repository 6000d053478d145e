import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentSiteDouble, type SentArticle } from '../../e2e/content-site.ts';
import { contentOf } from '../content/site-content.ts';
import { openDatabase } from '../storage/database.ts';
import { searchWords } from './queries/products.ts';
import { Catalogue } from './queries/catalogue.ts';
import { CatalogueWriter } from './store/catalogue-writer.ts';
import { contentSite } from '../content-site/content-site.ts';
import { Pictures } from './store/pictures.ts';
import { readSourceArticle } from '../content-site/source-article.ts';
import { CatalogueSync } from './sync/sync.ts';

/** A catalogue for tests in a temporary folder, with or without a content site. */
export function testCatalogue(double?: ContentSiteDouble, dataDir = newFolder()) {
  const database = openDatabase(dataDir);
  const catalogue = new Catalogue(database, () => searchWords(contentOf('th')));
  const logged: { level: string; facts: Record<string, unknown>; what: string }[] = [];
  const say = (level: string) => (facts: Record<string, unknown>, what: string) =>
    void logged.push({ level, facts, what });
  const log = { info: say('info'), warn: say('warn'), error: say('error') };
  const base = double?.url ?? 'https://content.example';
  const options = {
    url: new URL(base),
    key: double?.key ?? 'none',
    keyHeader: 'x-api-key',
    timeoutMs: 300,
    intervalMs: 3_600_000,
    hasSiteContent: false,
    mediaOrigins: new Map([
      [base, base],
      ['https://office.example', base],
    ]),
  };
  const pictures = new Pictures(database, dataDir, options, log);
  const writer = new CatalogueWriter(database, {
    words: contentOf('th').articles,
    pictureFor: (url) => pictures.shown(url),
    absolute: (url) => URL.parse(url, base)?.href,
    log,
  });
  const changes = { count: 0 };
  const site = contentSite(options, undefined, () => Promise.resolve());
  const sync = new CatalogueSync({
    site,
    writer,
    pictures,
    log,
    intervalMs: options.intervalMs,
    onChange: () => changes.count++,
  });
  const fill = async (articles: readonly SentArticle[]) => {
    const sources = articles.flatMap((article) => readSourceArticle(article) ?? []);
    await writer.save(
      sources.map((source, index) => ({ id: undefined, source, fingerprint: `${index}` })),
    );
    const titled = writer.stored();
    titled.sort((a, b) => thaiDictionary.compare(a.title, b.title));
    writer.reorder(titled.map(({ id }) => id));
  };
  const close = async () => {
    await sync.stop();
    database.close();
  };
  const dispose = async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    database,
    catalogue,
    writer,
    pictures,
    sync,
    fill,
    changes,
    logged,
    dataDir,
    close,
    dispose,
  };
}

const thaiDictionary = new Intl.Collator('th', { numeric: true });

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'catalogue-'));
