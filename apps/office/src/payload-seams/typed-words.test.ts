import { afterEach, expect, it, vi } from 'vitest';
import { areSameWords, forgetTyped, keepTyped, readTyped, typedKey } from './typed-words.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

it('keeps what was typed for one person and one subject', () => {
  vi.stubGlobal('localStorage', storage);
  const [mine, theirs] = [typedKey(1, 'hero'), typedKey(2, 'hero')];
  keepTyped(mine, { at: 1, words: { lead: 'ก' } });
  expect(readTyped(mine)?.words).toEqual({ lead: 'ก' });
  expect(readTyped(theirs)).toBeUndefined();
  forgetTyped(mine);
  expect(readTyped(mine)).toBeUndefined();
});

it('takes what cannot be read for nothing, and stops nobody where a browser keeps nothing', () => {
  vi.stubGlobal('localStorage', storage);
  for (const broken of ['{', 'null', '7', '{"at":"x","words":{}}', '{"at":1,"words":null}']) {
    kept.set('broken', broken);
    expect(readTyped('broken'), broken).toBeUndefined();
  }
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepTyped('full', { at: 1, words: {} });
  forgetTyped('full');
  expect(readTyped('full')).toBeUndefined();
});

it('compares words, not what Payload keeps beside them', () => {
  const form = { title: ['ก'], rows: [{ id: 'a', name: 'ข', tip: null }], updatedAt: '1' };
  expect(areSameWords(form, { rows: [{ name: 'ข', tip: '' }], title: ['ก'] })).toBe(true);
  expect(areSameWords(form, { title: ['ก'], rows: [{ name: 'ค' }] })).toBe(false);
  expect(areSameWords(form, { title: ['ก'], rows: [] })).toBe(false);
});
