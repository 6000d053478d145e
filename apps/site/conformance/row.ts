import { isSampleVendor } from '@clinicdee/brand/vendor';
import { RecordingApi } from '../e2e/recording-api.ts';
import { test as base } from '../e2e/site.ts';
import { type Edge, secrets } from './edge.ts';
import { Visitor } from './visitor.ts';

const test = base.extend<{ visitor: Visitor }, { leads: RecordingApi }>({
  leads: [
    async ({}, use) => {
      await using leads = await new RecordingApi().start();
      await use(leads);
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ environment, leads }, use) =>
      use({
        ...environment,
        REGISTRATION_API_FIELDS: '',
        LEAD_API_URL: `${leads.url}/leads`,
        LEAD_API_TOKEN: secrets.lead,
      }),
    { scope: 'worker' },
  ],
  visitor: async ({ browser, context, site, content, leads, api: registrations }, use) =>
    use(new Visitor(browser, context, { site, content, leads, registrations })),
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
  const body: Parameters<typeof test>[2] = async ({ visitor }) =>
    test.expect(await look(visitor, visitor.edge)).toEqual(wanted);
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
