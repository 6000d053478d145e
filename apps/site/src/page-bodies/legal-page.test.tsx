import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { legalText } from '../content/legal-texts.ts';
import { contentOf } from '../content/site-content.ts';
import { LegalPage } from './legal-page.tsx';

const content = contentOf('th');
const privacyNotice = legalText(content, 'privacyNotice');
const termsOfUse = legalText(content, 'termsOfUse');
const privacy = renderToStaticMarkup(<LegalPage content={content} text={privacyNotice} />);
const terms = renderToStaticMarkup(<LegalPage content={content} text={termsOfUse} />);

/** What a visitor reads, with plain spaces. */
function words(html: string) {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

describe.each([
  ['privacy notice', privacy, privacyNotice],
  ['terms of use', terms, termsOfUse],
])('%s', (_name, html, text) => {
  test('its contents and cross-references lead to the section whose number they name', () => {
    const numbers = new Map(text.sections.map(({ id }, index) => [id, String(index + 1)]));
    const links = [...html.matchAll(/<a href="#([a-z-]+)">(.*?)<\/a>/g)];

    expect(links.length).toBeGreaterThanOrEqual(2 * text.sections.length);
    for (const [, id = '', label = ''] of links) {
      expect(html).toContain(`id="${id}"`);
      expect(words(label)).toMatch(new RegExp(`^(ข้อ )?${numbers.get(id) ?? '?'}\\b`));
    }
  });

  test('leaves no markup in its words', () => {
    expect(words(html)).not.toMatch(/\*\*|\]\(|\{\{|\{#/);
  });
});

test('every cell of a table knows the column that it stands in', () => {
  expect(privacy).toContain('<th scope="row">');
  expect(privacy).toContain('<td data-label="ฐานทางกฎหมาย">');
});
