import { thTranslations } from '@payloadcms/translations/languages/th';
import { expect, it, vi } from 'vitest';
import { thaiTexts } from '../i18n/thai-translations.ts';
import { changedIn } from './changed-fields.ts';
import { allSourcesOf, broken, sourceOf } from './contract.ts';
import { edits } from './bundle-edits.mjs';
import { ITERATIONS, KEY_BYTES } from './password-work.ts';

// Node cannot import Payload's styles; these tests read its sources as text.
vi.mock('@payloadcms/ui', () => ({}));

const bundles = allSourcesOf(
  ['@payloadcms/ui', '@payloadcms/richtext-lexical', '@payloadcms/next'],
  /exports\/client\/|next\/dist\/(elements|views)\//,
);

it.each(edits.map(([from, to]) => ({ from, to })))('bundle-edits: finds $from', ({ from, to }) => {
  const message = broken('bundle-edits', `${from} is not in the bundles any more`);
  expect(bundles.replaceAll(from, to), message).not.toBe(bundles);
});

it('says nothing of versions and fields in the words of Payload', () => {
  const texts = { ...thTranslations.version, ...thaiTexts.version };
  const left = Object.entries(texts).filter(
    ([name, text]) => bundles.includes(`version:${name}"`) && /เวอร์ชัน|ฟิลด์/.test(text),
  );
  expect(left).toEqual([]);
});

const ui = '@payloadcms/ui';
const lexical = '@payloadcms/richtext-lexical';
const passwordHash = 'auth/strategies/local/generatePasswordSaltHash.js';

// What no test of behaviour would notice.
it.each<[patch: string, name: string, file: string, code: string | RegExp]>([
  ['password-work', 'payload', passwordHash, `HashIterations = ${ITERATIONS};`],
  ['password-work', 'payload', passwordHash, `HashKeyLength = ${KEY_BYTES};`],
  [
    'thai-failures',
    ui,
    'forms/fieldSchemasToFormState/addFieldStatePromise.js',
    'fieldState.errorMessage = validationResult',
  ],
  ['refuse-conflict', ui, 'views/Edit/index.js', 'if (lockedState.lastEditedAt) {'],
  [
    'articles/editor',
    lexical,
    'features/experimental_table/server/index.js',
    "schemaMap.set('fields'",
  ],
  [
    'paste-feature',
    lexical,
    'features/upload/client/plugin/index.js',
    /registerCommand\(PASTE_COMMAND, [^]*?COMMAND_PRIORITY_LOW\)/,
  ],
  [
    'paste-feature',
    lexical,
    'features/upload/server/nodes/UploadNode.js',
    "'data-lexical-upload-id'",
  ],
])('%s: relies on %s/dist/%s to contain %s', (patch, name, file, code) => {
  const text = sourceOf(name, `dist/${file}`);
  const isThere = typeof code === 'string' ? text.includes(code) : code.test(text);
  expect(isThere, broken(patch, `${name}/dist/${file} has changed`)).toBe(true);
});

it('changed-fields: sends the fields whose value differs from the initial one', () => {
  const state = { a: { value: 1, initialValue: 1 }, b: { value: 2, initialValue: 1 } };
  expect(changedIn(state)).toEqual({ b: 2, changedFrom: { b: 1 } });
});
