import { afterEach, beforeEach } from 'vitest';
import { ContentSiteDouble, type SentArticle } from '../../e2e/content-site.ts';
import { testCatalogue } from './test-catalogue.ts';

/** The content site of the current test. */
export let double: ContentSiteDouble;
/** The catalogue of the current test, synced with `double`. */
export let bench: ReturnType<typeof testCatalogue>;

/** Gives each test of the file its own content site and an empty catalogue. */
export function useBench(): void {
  beforeEach(async () => {
    double = await new ContentSiteDouble().start();
    bench = testCatalogue(double);
  });
  afterEach(async () => {
    await bench.dispose();
    await double.stop();
  });
}

/** Reopens the catalogue from disk after `bench.close()`, as a restart does. */
export function reopen(from: ContentSiteDouble): void {
  bench = testCatalogue(from, bench.dataDir);
}

export const slugs = () => bench.catalogue.addresses().map(({ slug }) => slug);
export const warnings = () => bench.logged.filter(({ level }) => level === 'warn');

/** Query for the whole list in its default order. */
export const all = { page: 1, order: 'title', tag: undefined, search: undefined } as const;

/** An article with the six fields of spec §3, plus any given ones. */
export const bare = (number: number, more: Partial<SentArticle> = {}): SentArticle => ({
  title: `บทความที่ ${number}`,
  content: `<p>เนื้อหา ${number}</p>`,
  tags: 'คลินิก',
  publishedAt: new Date(Date.UTC(2026, 0, 1) + number * 86_400_000).toISOString(),
  ...more,
});
