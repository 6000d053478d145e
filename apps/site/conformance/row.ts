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
    // A busy machine takes its time to start a server.
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ browser, edge }, use) => {
    const visitor = new Visitor(browser, edge);
    await use(visitor);
    await visitor.leave();
  },
});

/**
 * The spec's figures are the sample vendor's. Of another vendor all tests together ask for none of them, or
 * they would never pass again; `npm run conformance -w apps/site` says what differs.
 */
const isAsked = isSampleVendor || process.env.CONFORMANCE !== 'sample';

/** What looks at the running site and says what it saw. */
type Look = (visitor: Visitor, edge: Edge) => unknown;

/**
 * One sentence of the spec: true when what is seen on the running site is what is wanted.
 *
 * @param id section, subject and number: `S2.nav.3`
 * @param sentence the sentence, in short
 * @param wanted a value, or one of `expect`'s matchers
 * @param reading how a sentence is read that the spec leaves open, or that is not taken literally
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
  if (isAsked) test(`${id} ${sentence}`, body);
  else test.skip(`${id} ${sentence}`, body);
}

/**
 * A sentence that a page says in Thai: true when every one of the words stands in one place of it.
 *
 * @param place a selector; all that it finds is read together
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
