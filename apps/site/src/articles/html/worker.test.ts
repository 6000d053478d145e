import { execFileSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { startServer } from '../../../test/http-server.ts';
import { contentOf } from '../../content/site-content.ts';
import type { SourceArticle } from '../../content-site/source-article.ts';
import { inWorker } from './worker.ts';

vi.setConfig({ testTimeout: 60_000 });
const words = contentOf('th').articles;
const paragraph =
  '<h2>นัดหมาย</h2><p>คลินิกที่ใช้ระบบนัดหมาย<b>ออนไลน์</b>ช่วยลดงานของพนักงานต้อนรับ <img src="/a.png" alt="ก"></p>';
const article = (content: string) =>
  ({ title: 'ก', tags: [], previousSlugs: [], content }) as unknown as SourceArticle;
const picture = { src: '/pictures/a.webp', srcset: '', width: 10, height: 10 };
const pictures = new Map([['/a.png', picture]]);

it('does not block other requests while it derives a long article', async () => {
  const { url } = await startServer((_, response) => response.end());
  const order: string[] = [];
  // Rejected only after all of it was parsed.
  const making = inWorker('derive', {
    source: article(paragraph.repeat(8_000)),
    pictures,
    words,
  }).then(
    () => order.push('derived'),
    () => order.push('rejected'),
  );
  for (let asked = 0; asked < 5; asked++) {
    await fetch(url);
    order.push('answered');
  }
  await making;
  expect(order).toEqual([...Array<string>(5).fill('answered'), 'rejected']);
});

it('rejects a task whose process is killed or exceeds its time, and runs the next in a new worker', async () => {
  const long = article(paragraph.repeat(2_000));
  const killed = inWorker('derive', { source: long, pictures, words });
  const time = inWorker('derive', { source: long, pictures, words }, 50);
  const next = inWorker('picturesOf', article('<img src="/b.png">'));
  // As the system does when memory runs out.
  await vi.waitFor(() => execFileSync('pkill', ['-KILL', '-P', `${process.pid}`]));
  await expect(killed).rejects.toThrow('not_made');
  await expect(time).rejects.toThrow('not_made');
  expect(await next).toEqual(['/b.png']);
});
