import type { LaunchList as Groups } from '@clinicdee/protocol';
import type { Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import { secrets, serve } from '../../../test/serve.ts';

let answer: Groups = { groups: [] };
let articles: string[] = [];
let status = 200;
const site = await serve(({ url }, response) =>
  response.writeHead(url === '/api/samples' ? status : 404).end(JSON.stringify(answer)),
);
afterAll(() => site.stop());
// Set before the import, which reads them.
Object.assign(process.env, { SITE_URL: site.url, ...secrets });
const { LaunchList } = await import('./launch-list.tsx');

const payload = { find: () => Promise.resolve({ docs: articles.map((title) => ({ title })) }) };
const list = async () =>
  renderToStaticMarkup(await LaunchList({ payload: payload as unknown as Payload }));

it('lists sample content with the place to change it, and is empty when none is left', async () => {
  const piece = (text: string) => ({ place: 'brand.samples.phone', text });
  answer = {
    groups: [
      {
        kind: 'contact',
        file: 'packages/brand/src/vendor.ts',
        subject: 'contact',
        pieces: ['02-123-4567', '@clinicdee', 'a', 'b', 'c', 'd'].map(piece),
      },
      { kind: 'views', file: 'apps/site/src/content/th/views/money.ts', pieces: [piece('ยอด')] },
    ],
  };
  const html = await list();
  expect(html).toContain('ยังเป็นตัวอย่าง 7 รายการ');
  expect(html).toContain('href="/admin/globals/contact"');
  expect(html).toContain('02-123-4567 · @clinicdee · a · b และอีก 2 รายการ');
  expect(html).toContain('<code>apps/site/src/content/th/views/money.ts</code>');

  answer = { groups: [] };
  articles = ['ก', 'ข', 'ค', 'ง', 'จ'];
  expect(await list()).toContain('ก · ข · ค · ง และอีก 1 รายการ');

  articles = [];
  expect(await list()).toBe('');
});

it('is empty without an answer of the site, since it would be too short', async () => {
  articles = ['ก'];
  status = 503;
  expect(await list()).toBe('');
});
