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
 * Tests one sentence of the spec: the value on the running site must be the wanted one.
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
  const body: Parameters<typeof test>[2] = async ({ visitor, edge }, { annotations }) => {
    if (reading !== undefined) annotations.push({ type: 'reading', description: reading });
    const seen = await look(visitor, edge);
    annotations.push({ type: 'seen', description: shown(seen) });
    test.expect(seen).toEqual(wanted);
  };
  if (isEnabled) test(`${id} ${sentence}`, body);
  else test.skip(`${id} ${sentence}`, body);
}

/**
 * Tests a sentence by its Thai words on a page.
 *
 * @param place selector of the elements that contain the words
 */
export function words(
  id: string,
  sentence: string,
  wanted: readonly string[],
  place: string,
  page = '/',
  reading?: string,
): void {
  const look: Look = async (visitor) => {
    const text = (await visitor.textsOf(page, place)).join(' ');
    return wanted.filter((word) => text.includes(word));
  };
  row(id, sentence, wanted, look, reading);
}

function shown(seen: unknown): string {
  if (Array.isArray(seen)) return seen.map(shown).join(' · ');
  if (seen === undefined) return 'nothing';
  return typeof seen === 'string' ? seen : JSON.stringify(seen);
}
