import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { contentOf } from '../../content/site-content.ts';
import type { SourceArticle } from '../client/source-article.ts';
import { derive } from './derive.ts';
import { inWorker, TaskWorker } from './worker.ts';

vi.setConfig({ testTimeout: 60_000 });

const words = contentOf('th').articles;
const paragraph =
  '<h2>นัดหมาย</h2><p>คลินิกที่ใช้ระบบนัดหมาย<b>ออนไลน์</b>ช่วยลดงานของพนักงานต้อนรับ <img src="/a.png" alt="ก"></p>';
const article = (content: string) =>
  ({ title: 'ก', tags: [], previousSlugs: [], content }) as unknown as SourceArticle;
const picture = { src: '/pictures/a.webp', srcset: '', width: 10, height: 10 };
const pictures = new Map([['/a.png', picture]]);

it('derives an article as the main thread would', async () => {
  const long = article(paragraph.repeat(500));
  expect(await inWorker('picturesOf', long)).toEqual(['/a.png']);
  const { derived, document } = await inWorker('derive', long, pictures, words);
  expect(derived).toEqual(derive(long, (url) => pictures.get(url), words));
  expect(derived.html).toContain(picture.src);
  expect(document.words.get('นัดหมาย')).toBeGreaterThan(0);
});

it('does not block other requests while it derives a long article', async () => {
  const server = createServer((_, response) => response.end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const order: string[] = [];
  // Rejected only after all of it was parsed.
  const making = inWorker('derive', article(paragraph.repeat(8_000)), pictures, words).then(
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
    inWorker('derive', absurd, pictures, words),
    inWorker('derive', small, pictures, words),
  ]);
  expect(first).toMatchObject({ status: 'rejected', reason: new Error('too_long') });
  expect(second).toMatchObject({
    status: 'fulfilled',
    value: { derived: { text: expect.stringContaining('สั้น') as string } },
  });
});

/** A worker that replies with the task, or fails as the task says. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (task) => {
      if (task === 'hang') for (;;);
      if (task === 'throw') throw new Error('broken');
      if (task === 'end') process.exit(3);
      if (task === 'grow') { const all = []; for (;;) all.push(new Array(1e5).fill({})); }
      parentPort.postMessage(task);
    });`)}`,
);

it.each(['hang', 'throw', 'end', 'grow'])(
  'rejects a task whose worker fails (%s), and runs the next in a new one',
  async (how) => {
    const worker = new TaskWorker<string, string>(script, how === 'hang' ? 2_000 : 60_000);
    const [broken, next] = await Promise.allSettled([worker.run(how), worker.run('next')]);
    expect(broken).toMatchObject({ status: 'rejected', reason: new Error('not_made') });
    expect(next).toEqual({ status: 'fulfilled', value: 'next' });
    await worker.close();
  },
  60_000,
);
