import type { ClientField } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  changedWords,
  readUnsavedInput,
  removeExpired,
  removeUnsavedForms,
  removeUnsavedInput,
  storableNames,
  storeUnsavedInput,
  unsavedInputKey,
} from './unsaved-input-words.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

it('stores input per person and record', () => {
  const key = unsavedInputKey(1, 'articles', 7);
  storeUnsavedInput(key, { at: 1, words: { title: 'ก' } });
  expect(readUnsavedInput(key)?.words).toEqual({ title: 'ก' });
  for (const [person, form, record] of [
    [2, 'articles', 7],
    [1, 'articles', 8],
    [1, 'leads', 7],
    [1, 'articles', undefined],
  ] as const)
    expect(readUnsavedInput(unsavedInputKey(person, form, record))).toBeUndefined();
  removeUnsavedInput(key);
  expect(readUnsavedInput(key)).toBeUndefined();
});

it('removes unreadable input and input older than fourteen days, and nothing else', () => {
  const day = 24 * 60 * 60 * 1000;
  const [old, recent] = [unsavedInputKey(1, 'leads', 1), unsavedInputKey(2, 'leads', 2)];
  storeUnsavedInput(old, { at: 0, words: { note: 'ก' } });
  storeUnsavedInput(recent, { at: 2 * day, words: { note: 'ข' } });
  stored.set(unsavedInputKey(3, 'home', undefined), '{');
  stored.set('theme', 'light');
  removeExpired(15 * day);
  expect([...stored.keys()]).toEqual([recent, 'theme']);
});

it('removes the input of some forms', () => {
  const article = unsavedInputKey(1, 'articles', 1);
  const leads = [unsavedInputKey(1, 'leads', 1), unsavedInputKey(2, 'leads', undefined)];
  for (const key of [article, ...leads]) storeUnsavedInput(key, { at: 1, words: { note: 'ก' } });
  removeUnsavedForms(['leads', 'registrations']);
  expect([...stored.keys()]).toEqual([article]);
});

it.each(['{', 'null', '7', '{"at":"x","words":{}}', '{"at":1,"words":null}'])(
  'ignores the stored text %s',
  (text) => {
    stored.set('broken', text);
    expect(readUnsavedInput('broken')).toBeUndefined();
  },
);

it('throws nothing in a browser that denies storage', () => {
  const deny = () => {
    throw new Error('denied');
  };
  const denying = { key: deny, getItem: deny, setItem: deny, removeItem: deny, length: 1 };
  vi.stubGlobal('localStorage', denying);
  storeUnsavedInput('full', { at: 1, words: {} });
  removeUnsavedInput('full');
  removeExpired(1);
  expect(readUnsavedInput('full')).toBeUndefined();
});

it('finds changed fields, ignoring ids and empty values that Payload adds', () => {
  const before = { title: ['ก'], rows: [{ id: 'a', name: 'ข', tip: null }], note: null };
  const names = ['title', 'rows', 'note'];
  const same = { rows: [{ name: 'ข', tip: '' }], title: ['ก'], updatedAt: '2' };
  expect(changedWords(before, same, names)).toEqual({});
  const rows = [{ name: 'ค' }];
  expect(changedWords(before, { ...before, rows, note: 'ง' }, names)).toEqual({ rows, note: 'ง' });
  expect(changedWords(before, { ...before, rows: [] }, names)).toEqual({ rows: [] });
  // A cleared field must survive JSON.
  expect(changedWords({ note: 'ก' }, {}, names)).toEqual({ note: null });
  expect(changedWords({}, { password: 'x' }, names)).toEqual({});
});

it('stores editable fields, but no credentials', () => {
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
