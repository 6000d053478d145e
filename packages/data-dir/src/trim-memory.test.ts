import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trimMemory } from './trim-memory.ts';

const MB = 1024 ** 2;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A process with CPU load and heap size set by the test. */
function someProcess() {
  const now = { cpu: 0, heapSize: 300 * MB };
  const collect = vi.fn(() => (now.heapSize = 60 * MB));
  const end = trimMemory({ cpu: () => now.cpu, heapSize: () => now.heapSize, collect });
  return { now, collect, end };
}

it('collects when there has been peace for a while, once for each storm', () => {
  const { now, collect, end } = someProcess();
  now.cpu = 0.9;
  vi.advanceTimersByTime(60_000);
  expect(collect).not.toHaveBeenCalled();
  now.cpu = 0.02;
  vi.advanceTimersByTime(20_000);
  now.cpu = 0.3;
  vi.advanceTimersByTime(10_000);
  now.cpu = 0.02;
  vi.advanceTimersByTime(20_000);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(collect).toHaveBeenCalledOnce();
  // What it has come to is what it needs.
  now.heapSize = 180 * MB;
  vi.advanceTimersByTime(3_600_000);
  expect(collect).toHaveBeenCalledOnce();
  now.heapSize = 240 * MB;
  vi.advanceTimersByTime(10_000);
  expect(collect).toHaveBeenCalledTimes(2);
  end();
  now.heapSize = 400 * MB;
  vi.advanceTimersByTime(3_600_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

it('gives back a heap that nobody needs any more', () => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'trim-memory.ts'));
  // Most of what is made is let go of, and a little of each page is not.
  const script = `
    import { getHeapStatistics } from 'node:v8';
    import { collectAllGarbage } from ${module};
    const held = () => getHeapStatistics().total_heap_size / ${MB};
    let made = [];
    for (let at = 0; at < 400_000; at++) made.push({ at, words: String(at), more: [at, at, at] });
    made = made.map((one) => (one.at % 50 === 0 ? one : undefined));
    const before = held();
    collectAllGarbage();
    console.log(before, held(), typeof globalThis.gc, made.length);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  const [before = 0, after = Infinity, gc] = stdout.toString().trim().split(' ');
  expect(Number(before)).toBeGreaterThan(40);
  expect(Number(after)).toBeLessThan(Number(before) / 2);
  expect(gc).toBe('undefined');
}, 60_000);
