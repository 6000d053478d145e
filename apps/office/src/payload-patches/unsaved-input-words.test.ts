import type { ClientField } from 'payload';
import { afterEach, expect, it, vi } from 'vitest';
import {
  changedWords,
  removeExpired,
  removeUnsavedForms,
  removeUnsavedInput,
  storeUnsavedInput,
  storableNames,
  readUnsavedInput,
  unsavedInputKey,
} from './unsaved-input-words.ts';

const kept = new Map<string, string>();
const storage = {
  get length() {
    return kept.size;
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
};

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

it('keeps what was typed for one person and one record', () => {
  vi.stubGlobal('localStorage', storage);
  const mine = unsavedInputKey(1, 'articles', 7);
  const others = [
    unsavedInputKey(2, 'articles', 7),
    unsavedInputKey(1, 'articles', 8),
    unsavedInputKey(1, 'leads', 7),
    unsavedInputKey(1, 'articles', undefined),
  ];
  storeUnsavedInput(mine, { at: 1, words: { title: 'ก' } });
  expect(readUnsavedInput(mine)?.words).toEqual({ title: 'ก' });
  for (const key of others) expect(readUnsavedInput(key), key).toBeUndefined();
  removeUnsavedInput(mine);
  expect(readUnsavedInput(mine)).toBeUndefined();
});

it('removes what is older than fourteen days, and nothing that others keep', () => {
  vi.stubGlobal('localStorage', storage);
  const day = 24 * 60 * 60 * 1000;
  const [old, recent] = [unsavedInputKey(1, 'leads', 1), unsavedInputKey(2, 'leads', 2)];
  storeUnsavedInput(old, { at: 0, words: { note: 'ก' } });
  storeUnsavedInput(recent, { at: 2 * day, words: { note: 'ข' } });
  kept.set(unsavedInputKey(3, 'hero', undefined), '{');
  kept.set('theme', 'light');
  removeExpired(15 * day);
  expect([...kept.keys()]).toEqual([recent, 'theme']);
});

it('removes the unsaved input of some forms', () => {
  vi.stubGlobal('localStorage', storage);
  const article = unsavedInputKey(1, 'articles', 1);
  const leads = [unsavedInputKey(1, 'leads', 1), unsavedInputKey(2, 'leads', undefined)];
  for (const key of [article, ...leads]) storeUnsavedInput(key, { at: 1, words: { note: 'ก' } });
  removeUnsavedForms(['leads', 'registrations']);
  expect(leads.map(readUnsavedInput)).toEqual([undefined, undefined]);
  expect(readUnsavedInput(article)).toBeDefined();
});

it('takes what cannot be read for nothing, and stops nobody where a browser keeps nothing', () => {
  vi.stubGlobal('localStorage', storage);
  for (const broken of ['{', 'null', '7', '{"at":"x","words":{}}', '{"at":1,"words":null}']) {
    kept.set('broken', broken);
    expect(readUnsavedInput('broken'), broken).toBeUndefined();
  }
  const refuse = () => {
    throw new Error('denied');
  };
  const refusing = { key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('localStorage', { ...refusing, length: 1 });
  storeUnsavedInput('full', { at: 1, words: {} });
  removeUnsavedInput('full');
  removeExpired(1);
  expect(readUnsavedInput('full')).toBeUndefined();
});

it('finds the fields that changed, not what Payload keeps beside them', () => {
  const before = { title: ['ก'], rows: [{ id: 'a', name: 'ข', tip: null }], note: null };
  const names = ['title', 'rows', 'note'];
  const same = { rows: [{ name: 'ข', tip: '' }], title: ['ก'], updatedAt: '2' };
  expect(changedWords(before, same, names)).toEqual({});
  const rows = [{ name: 'ค' }];
  expect(changedWords(before, { ...before, rows, note: 'ง' }, names)).toEqual({ rows, note: 'ง' });
  expect(changedWords(before, { ...before, rows: [] }, names)).toEqual({ rows: [] });
  // Clearing a field is input, too, and survives JSON.
  expect(changedWords({ note: 'ก' }, {}, names)).toEqual({ note: null });
  expect(changedWords({}, { password: 'x' }, names)).toEqual({});
});

it('keeps fields that people can change, and never credentials', () => {
  const fields: ClientField[] = [
    { type: 'ui', name: 'panel', admin: {} },
    {
      type: 'tabs',
      tabs: [
        { label: 'ก', fields: [{ type: 'richText', name: 'content' }] },
        { name: 'meta', fields: [{ type: 'text', name: 'title' }] },
      ],
    },
    { type: 'row', fields: [{ type: 'text', name: 'slug' }] },
    { type: 'collapsible', label: 'ก', fields: [{ type: 'email', name: 'email' }] },
    { type: 'text', name: 'previousSlugs', admin: { readOnly: true } },
    { type: 'checkbox', name: 'mustChange', admin: { hidden: true } },
    { type: 'text', name: 'filename', admin: { disabled: true } },
    ...['password', 'confirm-password', 'apiKey', 'resetPasswordToken', 'clientSecret', 'salt'].map(
      (name): ClientField => ({ type: 'text', name }),
    ),
  ];
  expect(storableNames(fields)).toEqual(['content', 'meta', 'slug', 'email']);
});
