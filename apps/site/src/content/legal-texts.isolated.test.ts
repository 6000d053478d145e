import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { mainLanguage } from './languages.ts';

const file = path.join(import.meta.dirname, 'th/legal/pdpa.md');
const notice = readFileSync(file, 'utf8');

afterEach(() => {
  vi.doUnmock('./th/legal/pdpa.md?raw');
  vi.resetModules();
});

/** The module with a privacy notice that has this Markdown in its first section. */
async function legalTextsWith(markdown: string) {
  vi.resetModules();
  const changed = notice.replace(/^(## .*\{#scope\}\n\n)/m, `$1${markdown} `);
  expect(changed).not.toBe(notice);
  vi.doMock('./th/legal/pdpa.md?raw', () => ({ default: changed }));
  const { contentOf } = await import('./site-content.ts');
  return { ...(await import('./legal-texts.ts')), content: contentOf(mainLanguage) };
}

it.each([
  ['![รูป](a.png)', 'pdpa.md, line 5: "image" is not known'],
  ['<b>ก</b>', '"html" is not known'],
  ['> ก', '"blockquote" is not known'],
  ['ก\n\n## ข\n\n', 'pdpa.md, line 7: a section heading is "## title {#id}".'],
])('refuses the markup %j', async (markdown, message) => {
  const { content, legalText } = await legalTextsWith(markdown);
  expect(() => legalText(content, 'privacyNotice')).toThrow(message);
});

it('shows the text of a link to a hidden section', async () => {
  const { content, legalText } = await legalTextsWith('[อุปกรณ์](/#equipment)');
  const [scope] = legalText({ ...content, sections: [] }, 'privacyNotice').sections;
  expect(JSON.stringify(scope)).not.toContain('/#equipment');
  expect(JSON.stringify(scope)).toContain('อุปกรณ์');
});
