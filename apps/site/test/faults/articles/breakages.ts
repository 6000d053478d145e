import type { ContentSite } from '../../../src/articles/client/content-site.ts';
import type { CatalogueWriter } from '../../../src/articles/store/catalogue-writer.ts';
import { but } from '../but.ts';
import type { MachineBreakage } from '../machine.ts';

/** The copying of articles, broken on purpose in one place: to see that the laboratory notices. */
export interface Breakage extends MachineBreakage {
  site: (site: ContentSite) => ContentSite;
  writer: (writer: CatalogueWriter) => CatalogueWriter;
}

/** The product as it is. */
export const unbroken: Breakage = {
  rewrite: (sql) => sql,
  site: (site) => site,
  writer: (writer) => writer,
  elapsed: (milliseconds) => milliseconds,
};

const inSql = (from: string, to: string): Partial<Breakage> => ({
  rewrite: (sql) => sql.replaceAll(from, to),
});

/** Each breaks a promise about what visitors read. */
export const breakages: Readonly<Record<string, Partial<Breakage>>> = {
  'a list that moved is as good as any': {
    site: (site) =>
      but(site, {
        list: async (query) => {
          const page = await site.list({ ...query, etag: undefined });
          const { page: number } = query;
          return page.isUnchanged ? page : { ...page, total: undefined, digest: `page ${number}` };
        },
      }),
  },
  'a loss is believed at the second look': {
    elapsed: (milliseconds) => milliseconds * 1_000,
  },
  'a page of the list never changes': {
    site: (site) =>
      but(site, {
        list: (query) =>
          query.etag === undefined
            ? site.list(query)
            : Promise.resolve({ isUnchanged: true } as const),
      }),
  },
  'what is withdrawn stays': inSql(
    'DELETE FROM articles WHERE id = ?',
    'DELETE FROM articles WHERE id = -?',
  ),
  'nothing is one commit': {
    rewrite: (sql) => (/^(BEGIN|COMMIT)/.test(sql) ? 'SELECT 1' : sql),
  },
  'one article of some is forgotten': {
    writer: (writer) =>
      but(writer, { save: (sent) => writer.save(sent.length > 1 ? sent.slice(1) : sent) }),
  },
  'text that comes later is not taken': inSql(
    'INSERT OR REPLACE INTO article_contents',
    'INSERT OR IGNORE INTO article_contents',
  ),
  'after a failure nobody looks again': {
    site: (site) => {
      const ask: ContentSite['list'] = async (query) => {
        try {
          return await site.list(query);
        } catch {
          return new Promise<never>(() => undefined);
        }
      };
      return but(site, { list: ask });
    },
  },
};
