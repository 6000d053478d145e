import type { ContentSite } from '../../../src/articles/client/content-site.ts';
import type { CatalogueWriter } from '../../../src/articles/store/catalogue-writer.ts';
import { type MachineBreakage, replacing } from '../machine.ts';

/** A deliberate defect of the article sync, to prove that the simulation finds it. */
export interface Breakage extends MachineBreakage {
  site: (site: ContentSite) => ContentSite;
  writer: (writer: CatalogueWriter) => CatalogueWriter;
}

/** The product without a defect. */
export const unbroken: Breakage = {
  rewrite: (sql) => sql,
  site: (site) => site,
  writer: (writer) => writer,
  elapsed: (milliseconds) => milliseconds,
};

const inSql = (from: string, to: string): Partial<Breakage> => ({
  rewrite: (sql) => sql.replaceAll(from, to),
});

/** Each breaks a guarantee about what visitors read. */
export const breakages: Readonly<Record<string, Partial<Breakage>>> = {
  'accepts a list that changed while it was read': {
    site: (site) =>
      replacing(site, {
        list: async (query) => {
          const page = await site.list({ ...query, etag: undefined });
          const { page: number } = query;
          return page.isUnchanged ? page : { ...page, total: undefined, digest: `page ${number}` };
        },
      }),
  },
  'accepts a great loss at the second sync': {
    elapsed: (milliseconds) => milliseconds * 1_000,
  },
  'treats every page of the list as unchanged': {
    site: (site) =>
      replacing(site, {
        list: (query) =>
          query.etag === undefined
            ? site.list(query)
            : Promise.resolve({ isUnchanged: true } as const),
      }),
  },
  'keeps withdrawn articles': inSql(
    'DELETE FROM articles WHERE id = ?',
    'DELETE FROM articles WHERE id = -?',
  ),
  'commits every statement by itself': {
    rewrite: (sql) => (/^(BEGIN|COMMIT)/.test(sql) ? 'SELECT 1' : sql),
  },
  'omits one of several articles': {
    writer: (writer) =>
      replacing(writer, { save: (sent) => writer.save(sent.length > 1 ? sent.slice(1) : sent) }),
  },
  'does not store changed text': inSql(
    'INSERT OR REPLACE INTO article_contents',
    'INSERT OR IGNORE INTO article_contents',
  ),
  'stops syncing after a failure': {
    site: (site) => {
      const ask: ContentSite['list'] = async (query) => {
        try {
          return await site.list(query);
        } catch {
          return new Promise<never>(() => undefined);
        }
      };
      return replacing(site, { list: ask });
    },
  },
};
