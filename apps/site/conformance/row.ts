import { isSampleVendor } from '@clinicdee/brand/vendor';
import { test as base } from '@playwright/test';
import { Edge } from './edge.ts';
import { Visitor } from './visitor.ts';

const test = base.extend<{ visitor: Visitor }, { edge: Edge }>({
  edge: [
    async ({}, use) => {
      const edge = await Edge.open();
      await use(edge);
      await edge.close();
    },
    // Starting the servers takes long on a busy machine.
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ browser, edge }, use) => {
    const visitor = new Visitor(browser, edge);
    await use(visitor);
    await visitor.leave();
  },
});

/**
 * The numbers of the spec are the sample vendor's. `npm test` skips all rows for another vendor;
 * `npm run conformance -w apps/site` runs them and shows the differences.
 */
const isEnabled = isSampleVendor || process.env.CONFORMANCE !== 'sample';

/** Reads a value from the running site. */
type Look = (visitor: Visitor, edge: Edge) => unknown;

/**
 * Tests a sentence of the spec, or several about one thing: the value on the running site must be the wanted one.
 *
 * @param id section, subject and number: `S2.nav.3`
 * @param sentence short form of the sentence
 * @param wanted a value, or one of `expect`'s matchers
 * @param reading the interpretation, where the spec is open or not followed literally
 */
export function row(
  id: string,
  sentence: string,
  wanted: unknown,
  look: Look,
  reading?: string,
): void {
  const details = reading ? { annotation: { type: 'reading', description: reading } } : {};
  const body: Parameters<typeof test>[2] = async ({ visitor, edge }) =>
    test.expect(await look(visitor, edge)).toEqual(wanted);
  if (isEnabled) test(`${id} ${sentence}`, details, body);
  else test.skip(`${id} ${sentence}`, details, body);
}

/** Tests sentences by their Thai words: for each selector, words that its elements contain. */
export function words(
  id: string,
  sentence: string,
  wanted: Record<string, readonly string[]>,
  page = '/',
  reading?: string,
): void {
  const look: Look = async (visitor) => {
    const found: typeof wanted = {};
    for (const [place, all] of Object.entries(wanted)) {
      const text = (await visitor.textsOf(page, place)).join(' ');
      found[place] = all.filter((word) => text.includes(word));
    }
    return found;
  };
  row(id, sentence, wanted, look, reading);
}

/** Tests how many elements of each selector a page has. */
export function counts(
  id: string,
  sentence: string,
  wanted: Record<string, number>,
  page = '/',
): void {
  row(id, sentence, wanted, async (visitor) => {
    const shown = await visitor.reads(page);
    const found: typeof wanted = {};
    for (const place of Object.keys(wanted)) found[place] = await shown.locator(place).count();
    return found;
  });
}
