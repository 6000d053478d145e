import type { LaunchList as Groups } from '@clinicdee/protocol';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';

let said: Groups = { groups: [] };
let articles: string[] = [];
const server = createServer(({ url }, response) =>
  response.writeHead(url === '/api/samples' ? 200 : 404).end(JSON.stringify(said)),
);
let list: () => Promise<string>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    SITE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ANALYTICS_READ_KEY: 'x',
    LEADS_ADMIN_KEY: 'x',
    CONTENT_API_KEY: 'x',
    LEAD_API_TOKEN: 'x',
    REGISTRATION_API_TOKEN: 'x',
    PAYLOAD_SECRET: 'x',
  });
  // Read at import.
  const { LaunchList } = await import('./launch-list.tsx');
  const payload = { find: () => Promise.resolve({ docs: articles.map((title) => ({ title })) }) };
  list = async () =>
    renderToStaticMarkup(await LaunchList({ payload: payload as unknown as Payload }));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('names what is invented, each with the place to change it, and nothing once nothing is', async () => {
  const piece = (text: string) => ({ place: 'brand.samples.phone', text });
  said = {
    groups: [
      {
        ...{ kind: 'contact', file: 'packages/brand/src/vendor.ts', subject: 'contact' },
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

  said = { groups: [] };
  articles = ['ก', 'ข', 'ค', 'ง', 'จ'];
  const withArticles = await list();
  expect(withArticles).toContain('ยังเป็นตัวอย่าง 5 รายการ');
  expect(withArticles).toContain('ก · ข · ค · ง และอีก 1 รายการ');

  articles = [];
  expect(await list()).toBe('');
});
