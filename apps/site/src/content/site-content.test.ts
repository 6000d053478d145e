import { expect, it } from 'vitest';
import { checkContent } from './check-content.ts';
import { languageAt } from './languages.ts';
import { contentAt, fileContents, type SiteContent } from './site-content.ts';
import { startedOn } from './started-on.ts';
import { thaiContent } from './th/index.ts';
import { completeFacts } from './complete-facts.ts';

/** Complete content with one problem. */
function withProblem(problem: (content: SiteContent) => void): SiteContent {
  const content = structuredClone(thaiContent(completeFacts, startedOn));
  problem(content);
  return content;
}

it.each<[expected: string, problem: (content: SiteContent) => void]>([
  [
    'th.faq.questions.0.answer: expected a text, found " "',
    ({ faq }) => setFirst(faq.questions, { answer: ' ' }),
  ],
  [
    'th.navigation.0.href: expected an address, or a page or section that is shown, found "/#gone"',
    ({ navigation }) => setFirst(navigation, { href: '/#gone' }),
  ],
  [
    'th.navigation.0.href: expected an address, or a page or section that is shown, found "/abuot"',
    ({ navigation }) => setFirst(navigation, { href: '/abuot' }),
  ],
  [
    'th.footer.menu.links.0.href: expected an address',
    ({ footer }) => setFirst(footer.menu.links, { href: 'articles' }),
  ],
])('reports a problem: %s', (expected, problem) => {
  expect(() => checkContent('th', withProblem(problem))).toThrow(expected);
});

it('reports all problems together', () => {
  const content = withProblem(({ page, faq }) => {
    page.skip = '';
    faq.title = '';
  });
  expect(() => checkContent('th', content)).toThrow(
    'th.page.skip: expected a text, found ""; th.faq.title: expected a text, found ""',
  );
});

it.each(['/', '/index.html', '/articles/detail/one', '/pdpa.html', '/fr/pdpa'])(
  '%s is in the main language',
  (path) => {
    expect(languageAt(path)).toBe('th');
    expect(contentAt(new URL(path, 'https://a.example'), { contents: fileContents }).language).toBe(
      'th',
    );
  },
);

function setFirst<Entry extends object>(list: Entry[], change: Partial<Entry>): void {
  Object.assign(list[0] ?? {}, change);
}
