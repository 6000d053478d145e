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

/** The problems of a privacy notice with this link in its first section. */
async function problemsWith(href: string): Promise<string[]> {
  vi.resetModules();
  const changed = notice.replace(/^(## .*\{#scope\}\n\n)/m, `$1[ที่นี่](${href}) `);
  expect(changed).not.toBe(notice);
  vi.doMock('./th/legal/pdpa.md?raw', () => ({ default: changed }));
  const { legalProblems } = await import('./legal-texts.ts');
  const { contentOf } = await import('./site-content.ts');
  return legalProblems(contentOf(mainLanguage));
}

it.each(['#cake', '/pdpa#cake', '/terms#cookies', '/#cake', '/gone', 'gone'])(
  'reports file and line of the broken link %s',
  async (href) => {
    expect(await problemsWith(href)).toEqual([
      `apps/site/src/content/th/legal/pdpa.md, line 5: expected an address, or a page or section that is shown, found "${href}"`,
    ]);
  },
);

it.each(['#cookies', '/pdpa#cookies', '/terms#privacy', '/#contact', '/articles', '{{lineHref}}'])(
  'accepts the link %s',
  async (href) => {
    expect(await problemsWith(href)).toEqual([]);
  },
);
