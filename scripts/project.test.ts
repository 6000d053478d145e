import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { step } from './project.mjs';

let said: string;
beforeEach(() => {
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((words) => {
    said += String(words);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

it('says of a step that it is done', async () => {
  expect(await step('Building', () => Promise.resolve({ code: 0, output: '' }))).toMatchObject({
    code: 0,
  });
  expect(said).toMatch(/Building: done in \d+ s\n$/);
});

it('says of a step that it failed, whether it throws or a program ends with an error', async () => {
  await step('Building', () => Promise.resolve({ code: 1, output: '' }));
  expect(said).toMatch(/Building: failed after \d+ s\n$/);
  said = '';
  await expect(step('Trying', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(said).toMatch(/Trying: failed after \d+ s\n$/);
});
