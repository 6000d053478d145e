import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that prints an error or a warning that it did not expect has found something: fail it. Spied
// on anew for every test, because `restoreMocks` takes the spies away after each.
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      printed.push(`console.${level}: ${words.map(String).join(' ')}`);
      print(...words);
    });
  }
});

afterEach(() => {
  expect(printed, 'printed without being expected').toEqual([]);
});
