import { afterEach, beforeEach } from 'vitest';
import { ContentSiteDouble, type SentArticle } from '../../e2e/content-site.ts';
import { testCatalogue } from './test-catalogue.ts';

/** The content site of the test that runs. */
export let double: ContentSiteDouble;
/** The catalogue of the test that runs, which copies from it. */
export let bench: ReturnType<typeof testCatalogue>;

/** Gives each test of the file a content site and an empty catalogue of its own. */
export function useBench(): void {
  beforeEach(async () => {
    await startContentSite();
    bench = testCatalogue(double);
  });
  afterEach(async () => {
    await bench.dispose();
    await double.stop();
  });
}

/** After `bench.close()`: the catalogue as a start of the site finds it on disk. */
export function reopen(from?: ContentSiteDouble): void {
  bench = testCatalogue(from, bench.dataDir);
}

/** A new content site in the place of one that was stopped. */
export async function startContentSite(): Promise<void> {
  double = await new ContentSiteDouble().start();
}

export const slugs = () => bench.catalogue.addresses().map(({ slug }) => slug);
export const warnings = () => bench.logged.filter(({ level }) => level === 'warn');

/** The whole list, in its usual order. */
export const all = { page: 1, order: 'title', tag: undefined, search: undefined } as const;

/** An article with the six fields of spec §3 alone, or with more. */
export const bare = (number: number, more: Partial<SentArticle> = {}): SentArticle => ({
  title: `บทความที่ ${number}`,
  content: `<p>เนื้อหา ${number}</p>`,
  tags: 'คลินิก',
  publishedAt: new Date(Date.UTC(2026, 0, 1) + number * 86_400_000).toISOString(),
  ...more,
});
