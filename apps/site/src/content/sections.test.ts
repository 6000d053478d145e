import { expect, it } from 'vitest';
import { type SectionName, withoutDeadLinks } from './sections.ts';
import { th } from './th/index.ts';

const without = (...gone: SectionName[]) => th.sections.filter((name) => !gone.includes(name));
const hrefs = (value: unknown): string[] =>
  JSON.stringify(value).match(/(?<="href":")\/#[^"]*/g) ?? [];

it('removes only links to hidden sections', () => {
  const left = withoutDeadLinks(th, without('equipment', 'features'));
  const gone = new Set(hrefs(th).filter((href) => !hrefs(left).includes(href)));
  expect(gone).toEqual(new Set(['/#equipment', '/#features']));
  expect(left.navigation).toHaveLength(th.navigation.length - 2);
  expect(left.organisations).toEqual(th.organisations);
});

it('changes nothing when every linked section is shown', () => {
  expect(withoutDeadLinks(th, ['features', 'pricing', 'equipment'])).toEqual(th);
});

it('orders section links like the sections, and keeps the places of other links', () => {
  const { navigation } = withoutDeadLinks(th, ['equipment', 'pricing', 'features']);
  expect(navigation.map(({ href }) => href)).toEqual(
    ['/#home', '/#equipment', '/#pricing', 'crm', '/#features', '/articles', '/#contact'].map(
      (href) => (href === 'crm' ? th.brand.crm : href),
    ),
  );
});
