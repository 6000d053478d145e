import { expect, it } from 'vitest';
import { linkIn } from './languages.ts';
import { type SectionName, withLinks } from './sections.ts';
import { th } from './th/index.ts';

const without = (...gone: SectionName[]) => th.sections.filter((name) => !gone.includes(name));
const hrefs = (value: unknown): string[] =>
  JSON.stringify(value).match(/(?<="href":")\/#[^"]*/g) ?? [];

it('removes only links to hidden sections', () => {
  const left = withLinks('th', without('equipment', 'features'), th);
  const gone = new Set(hrefs(th).filter((href) => !hrefs(left).includes(href)));
  expect(gone).toEqual(new Set(['/#equipment', '/#features']));
  expect(left.navigation).toHaveLength(th.navigation.length - 2);
  expect(left.organisations).toEqual(th.organisations);
});

it('changes nothing when every linked section is shown', () => {
  expect(withLinks('th', ['features', 'pricing', 'equipment'], th)).toEqual(th);
});

it('orders section links like the sections, and keeps the places of other links', () => {
  const { navigation } = withLinks('th', ['equipment', 'pricing', 'features'], th);
  expect(navigation.map(({ href }) => href)).toEqual(
    ['/#home', '/#equipment', '/#pricing', 'crm', '/#features', '/articles', '/#contact'].map(
      (href) => (href === 'crm' ? th.brand.crm : href),
    ),
  );
});

it.each([
  ['/', '/ka'],
  ['/#pricing', '/ka#pricing'],
  ['/contact#form', '/ka/contact#form'],
  ['/register?package=mini', '/ka/register?package=mini'],
  ['/register/thanks', '/ka/register/thanks'],
  ['/articles', '/articles'],
  ['/pdpa#cookies', '/pdpa#cookies'],
  ['/articles/detail/pdpa', '/articles/detail/pdpa'],
  ['https://a.example/pdpa', 'https://a.example/pdpa'],
  ['tel:+6621234567', 'tel:+6621234567'],
])('%s becomes %s in another language, and stays in the main one', (href, own) => {
  expect(linkIn('ka', href)).toBe(own);
  expect(linkIn('th', href)).toBe(href);
});
