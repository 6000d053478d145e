import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentOf } from '../../content/site-content.ts';
import type { SourceArticle } from '../client/source-article.ts';
import { derive } from './derive.ts';
import { HtmlWorkerClient } from './html-worker-client.ts';

vi.setConfig({ testTimeout: 60_000 });

const words = contentOf('th').articles;
const paragraph =
  '<h2>นัดหมาย</h2><p>คลินิกที่ใช้ระบบนัดหมาย<b>ออนไลน์</b>ช่วยลดงานของพนักงานต้อนรับ <img src="/a.png" alt="ก"></p>';
const article = (content: string) =>
  ({ title: 'ก', tags: [], previousSlugs: [], content }) as unknown as SourceArticle;
const picture = { src: '/pictures/a.webp', srcset: '', width: 10, height: 10 };
const pictureFor = (url: string) => (url === '/a.png' ? picture : undefined);

let client: HtmlWorkerClient;
beforeEach(() => (client = new HtmlWorkerClient()));
afterEach(() => client.close());

it('derives a long article in the worker with the same result as a short one', async () => {
  const long = article(paragraph.repeat(500));
  expect(await client.picturesOf(long)).toEqual(['/a.png']);
  const derived = await client.derive(long, pictureFor, words);
  expect(derived).toEqual(derive(long, pictureFor, words));
  expect(derived.html).toContain(picture.src);
});

it('does not block other requests while it derives a long article', async () => {
  const server = createServer((_, response) => response.end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const order: string[] = [];
  // Rejected only after all of it was parsed.
  const making = client.derive(article(paragraph.repeat(8_000)), pictureFor, words).then(
    () => order.push('derived'),
    () => order.push('rejected'),
  );
  for (let asked = 0; asked < 5; asked++) {
    await fetch(`http://127.0.0.1:${port}`);
    order.push('answered');
  }
  await making;
  server.close();
  expect(order).toEqual([...Array<string>(5).fill('answered'), 'rejected']);
});

it('rejects an article that is too long, and derives the next', async () => {
  const absurd = article(`<p>${'ยาว'.repeat(200_000)}</p>`);
  const small = article('<p>สั้น</p>'.repeat(1_000));
  const [first, second] = await Promise.allSettled([
    client.derive(absurd, pictureFor, words),
    client.derive(small, pictureFor, words),
  ]);
  expect(first).toMatchObject({ status: 'rejected', reason: new Error('too_long') });
  expect(second).toMatchObject({
    status: 'fulfilled',
    value: { text: expect.stringContaining('สั้น') as string },
  });
});

it('continues after the worker ended', async () => {
  const long = article(paragraph.repeat(2_000));
  await client.picturesOf(long);
  const cut = client.picturesOf(long);
  await setImmediate();
  await Promise.all([expect(cut).rejects.toThrow('not_made'), client.close()]);
  expect(await client.picturesOf(long)).toEqual(['/a.png']);
});
