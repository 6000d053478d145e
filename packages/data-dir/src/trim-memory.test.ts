import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

it('releases an emptied heap to the system', () => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'trim-memory.ts'));
  // Fills the heap, then keeps a few objects of each page.
  const script = `
    import { getHeapStatistics } from 'node:v8';
    import { collectAllGarbage } from ${module};
    const heapMb = () => getHeapStatistics().total_heap_size / 1024 ** 2;
    let items = [];
    for (let at = 0; at < 400_000; at++) items.push({ at, words: String(at), more: [at, at, at] });
    items = items.map((item) => (item.at % 50 === 0 ? item : undefined));
    const before = heapMb();
    collectAllGarbage();
    console.log(before, heapMb(), typeof globalThis.gc, items.length);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  const [before = 0, after = Infinity, gc] = stdout.toString().trim().split(' ');
  expect(Number(before)).toBeGreaterThan(40);
  expect(Number(after)).toBeLessThan(Number(before) / 2);
  expect(gc).toBe('undefined');
}, 60_000);
