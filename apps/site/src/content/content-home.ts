const content = 'apps/site/src/content';

/** Content that is not defined in the file of the same name. */
const elsewhere: [place: RegExp, file: string][] = [
  [/^brand(?!\.description)\b/, 'packages/brand/src/vendor.ts'],
  [/^contact\.map\.places\b/, 'packages/brand/src/vendor.ts'],
  [/^packages\b/, 'packages/brand/src/packages.ts'],
  [/^promotions\b/, 'packages/brand/src/promotions.ts'],
  [/^comparison\.groups\b/, 'packages/brand/src/comparison.ts'],
  [/^equipment\.devices\b/, 'packages/brand/src/equipment.ts'],
  [/^(stories\.told|clinics\.names)\b/, 'packages/brand/src/stories.ts'],
  [/^hero\.(title|lead|devices|phone|toForm)\b/, 'packages/brand/src/hero.ts'],
  [/^faq\.questions\b/, 'packages/brand/src/questions.ts'],
  [/^(sections|emptySections)\b/, 'packages/brand/src/sections.ts'],
  [/^userGroups\.legend\b/, `${content}/th/user-groups.ts`],
  [/^problems\.(heads|pairs\.\d+\.note)\b/, `${content}/th/problems.ts`],
  [
    /^(landing\.(title|description)|reasons|problems|userGroups|features|workflow|inclusions|(clinics|results|stories|pricing|comparison|equipment|faq|contact)\.title|(pricing|contact)\.lead|equipment\.note|faq\.closing\.text)\b/,
    'packages/brand/src/home.ts',
  ],
  [/^announcement\b/, 'packages/brand/src/announcement.ts'],
  [/^thesaurus\b/, 'packages/brand/src/thesaurus.ts'],
  [/^legal\b/, `${content}/th/legal/particulars.ts`],
  [/^registrationThanks\b/, `${content}/th/thanks.ts`],
  [/^(keptRegistration|limits|notConfigured)\b/, `${content}/th/refusals.ts`],
  [/^views\.(stock)\b/, `${content}/th/views/stock.ts`],
  [/^views\.(appointments|opdCard)\b/, `${content}/th/views/visit.ts`],
  [/^views\.(queue|cardRegistration|lineReminder|visitScene)\b/, `${content}/th/views/counter.ts`],
  [/^views\b/, `${content}/th/views/money.ts`],
];

/**
 * Returns the file that defines a piece of content, relative to the project root.
 *
 * @param place its path in the site's content: `packages.mini.yearly`
 */
export function contentHome(place: string): string {
  const match = elsewhere.find(([pattern]) => pattern.test(place));
  if (match) return match[1];
  const [first = ''] = place.split('.');
  const kebab = first.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${content}/th/${kebab}.ts`;
}
