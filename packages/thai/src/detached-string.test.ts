import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { detach } from './detached-string.ts';
import { bindHtml } from './html.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Returns by how much the heap has grown after some work and a garbage collection, in MB. */
function heapGrowth(work: () => void): number {
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed / 1024 ** 2;
  };
  const before = used();
  work();
  return used() - before;
}

it('keeps all characters, lone surrogates included', () => {
  for (const text of ['', 'คลินิก 😀', '\ud83d', 'a\u0000b']) expect(detach(text)).toBe(text);
});

it('the cache of sentences does not keep their pages in memory', () => {
  const filling = `<p>${'ก'.repeat(100_000)}</p>`;
  bindHtml('<p>คลินิกความงามใกล้บ้าน</p>');
  // Two hundred pages of 200 kB: 40 MB.
  const growth = heapGrowth(() => {
    for (let number = 0; number < 200; number++) {
      bindHtml(`<script>${filling}${number}</script><p>บทความเรื่องคลินิกหน้า ${number} ของเรา</p>`);
    }
  });
  expect(growth).toBeLessThan(10);
}, 60_000);
