import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { detach } from './detached-string.ts';
import { bindHtml } from './html.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is held more after some work, in MB, once everything that nobody holds is gone. */
function heldBy(work: () => void): number {
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed / 1024 ** 2;
  };
  const before = used();
  work();
  return used() - before;
}

it('keeps the letters, halves of pairs too', () => {
  for (const text of ['', 'คลินิก 😀', '\ud83d', 'a\u0000b']) expect(detach(text)).toBe(text);
});

it('remembers sentences of pages, and not the pages', () => {
  const filling = `<p>${'ก'.repeat(100_000)}</p>`;
  bindHtml('<p>คลินิกความงามใกล้บ้าน</p>');
  // Two hundred pages of 200 kB: 40 MB.
  const held = heldBy(() => {
    for (let number = 0; number < 200; number++) {
      bindHtml(`<script>${filling}${number}</script><p>บทความเรื่องคลินิกหน้า ${number} ของเรา</p>`);
    }
  });
  expect(held).toBeLessThan(10);
}, 60_000);
