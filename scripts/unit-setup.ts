import { afterEach, beforeEach, expect, vi } from 'vitest';

// Fails a test that prints an unexpected error or warning. The spies are installed before every test,
// because `restoreMocks` removes them after each.
const printed: string[] = [];

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      printed.push(`console.${level}: ${words.map(String).join(' ')}`);
      print(...words);
    });
  }
});

afterEach(() => {
  vi.useRealTimers();
  expect(printed.splice(0), 'printed without being expected').toEqual([]);
});
