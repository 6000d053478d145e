import { expect, it } from 'vitest';
import { linkIn } from './languages.ts';
import { withOwnLinks } from './own-links.ts';

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

it('changes only the links of content', () => {
  const piece = {
    label: '/contact',
    links: [{ href: '/contact' }, { href: '/articles' }],
    year: 2568,
  };
  expect(withOwnLinks('ka', piece)).toEqual({
    ...piece,
    links: [{ href: '/ka/contact' }, { href: '/articles' }],
  });
});
