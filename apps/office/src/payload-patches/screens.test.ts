import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { changedIn } from './changed-fields.ts';
import { allSourcesOf, broken, sourceOf } from './contract.ts';
import { edits, patchedPackages } from './bundle-edits.mjs';
import { ITERATIONS, KEY_BYTES } from './password-work.ts';

// Node cannot import Payload's styles; these tests read its sources as text.
vi.mock('@payloadcms/ui', () => ({}));

const screens = allSourcesOf([
  ...['@payloadcms/ui', '@payloadcms/next', '@payloadcms/richtext-lexical'],
  ...['@payloadcms/plugin-seo', '@payloadcms/storage-s3', '@payloadcms/plugin-cloud-storage'],
  ...['payload', 'react-datepicker', 'react-image-crop', 'sonner'],
]);

/** Whether a class is in the sources, as a whole or as BEM parts such as `${baseClass}__type`. */
function isDrawn(name: string): boolean {
  if (screens.includes(name)) return true;
  // `toolbar-popup__button-${key}`
  if (/__button-\w+$/.test(name)) return isDrawn(name.replace(/-\w+$/, ''));
  const [block = '', ...rest] = name.split(/(?=__|--)/);
  return screens.includes(block) && rest.every((part) => screens.includes(part));
}

const classesOf = (text: string) => [
  ...new Set([...text.matchAll(/\.([a-z][\w-]{3,})/gi)].map(([, name = '']) => name)),
];

const bundles = allSourcesOf(
  ['@payloadcms/ui', '@payloadcms/richtext-lexical', '@payloadcms/next'],
  /exports\/client\/|next\/dist\/(elements|views)\//,
);

it.each(edits.map(([from, to]) => ({ from, to })))('bundle-edits: finds $from', ({ from, to }) => {
  const message = broken('bundle-edits', `${from} is not in the bundles any more`);
  expect(bundles.replaceAll(from, to), message).not.toBe(bundles);
});

it('payload.css: finds the classes that it styles in Payload', () => {
  const file = readFileSync(join(import.meta.dirname, 'payload.css'), 'utf8');
  // The office's own classes, and those that Payload derives from field and collection names.
  const own = /^(field-hint|cell-|collection-list--|css$)/;
  const classes = classesOf(file.replace(/\/\*[^]*?\*\//g, ''));
  const gone = classes.filter((name) => !own.test(name) && !isDrawn(name));
  expect(gone, broken('payload.css', 'nothing draws these classes any more')).toEqual([]);
});

const ui = '@payloadcms/ui';
const lexical = '@payloadcms/richtext-lexical';
const passwordHash = 'dist/auth/strategies/local/generatePasswordSaltHash.js';
const form = 'dist/forms/Form/index.js';
const [dateLocale = ''] = Object.keys(patchedPackages.resolveAlias);

it.each<[patch: string, name: string, file: string, code: string | RegExp]>([
  // Of these the code is what makes the patch necessary.
  ['literal-search', '@payloadcms/drizzle', 'dist/queries/operatorMap.js', 'like: ilike'],
  [
    'literal-search',
    '@payloadcms/drizzle',
    'dist/queries/sanitizeQueryValue.js',
    'formattedValue = `%${formattedValue}%`',
  ],
  [
    'optimistic-saves',
    'payload',
    'dist/collections/operations/utilities/update.js',
    /db\.updateOne\(\{\s+id,\s+collection: collectionConfig\.slug,\s+data: dataToUpdate,\s+locale,\s+req\s+\}/,
  ],
  ['schedule-jobs', 'payload', 'dist/versions/schedule/job.js', 'overrideAccess: user === null'],
  [
    'late-words',
    lexical,
    'dist/index.js',
    'config.i18n.translations = deepMergeSimple(config.i18n.translations, featureI18n)',
  ],
  // A job that was running when the process died is never picked again.
  [
    'job-queues',
    'payload',
    'dist/queues/operations/runJobs/index.js',
    /processing: \{\s+equals: false/,
  ],
  // Relied on.
  ['password-work', 'payload', passwordHash, `HashIterations = ${ITERATIONS};`],
  ['password-work', 'payload', passwordHash, `HashKeyLength = ${KEY_BYTES};`],
  ['sessions', 'payload', 'dist/auth/strategies/jwt.js', 'user._sid ='],
  [
    'thai-failures',
    ui,
    'dist/forms/fieldSchemasToFormState/addFieldStatePromise.js',
    'fieldState.errorMessage = validationResult',
  ],
  [
    'articles/editor',
    lexical,
    'dist/features/experimental_table/server/index.js',
    "schemaMap.set('fields'",
  ],
  // The call that the layout checks first.
  ['refuse-schedule', ui, 'dist/providers/ServerFunctions/index.js', "'schedule-publish'"],
  // submit() takes a function as overrides, and then does not send the form's state beside them.
  [
    'changed-fields',
    ui,
    form,
    /typeof overridesFromArgs === 'function'\) \{\s+overrides = overridesFromArgs\(/,
  ],
  [
    'changed-fields',
    ui,
    form,
    "mergeOverrideData: Boolean(typeof overridesFromArgs !== 'function')",
  ],
  ['changed-fields', ui, 'dist/elements/DocumentFields/index.js', "'document-fields'"],
  ['site-content/refuse-conflict', ui, form, '_payload: JSON.stringify('],
  [
    'site-content/refuse-conflict',
    'payload',
    'dist/globals/config/sanitize.js',
    "name: 'updatedAt'",
  ],
  [
    'paste-feature',
    lexical,
    'dist/features/upload/client/plugin/index.js',
    /registerCommand\(PASTE_COMMAND, [^]*?COMMAND_PRIORITY_LOW\)/,
  ],
  [
    'paste-feature',
    lexical,
    'dist/features/upload/server/nodes/UploadNode.js',
    "'data-lexical-upload-id'",
  ],
  // If this is gone, the patch is unnecessary.
  [
    'global-versions',
    '@payloadcms/next',
    'dist/views/Version/fetchVersions.js',
    'globalSlug ? req.payload.globals[globalSlug]?.config',
  ],
  ['thai-dates', 'react-datepicker', 'dist/index.js', /\.__localeData__[^]*\.__localeId__/],
  ['bundle-edits', ui, 'dist/utilities/dateLocales.js', `'${dateLocale}'`],
  ['bundle-edits', '@payloadcms/translations', 'dist/importDateFNSLocale.js', `'${dateLocale}'`],
])('%s: relies on %s/%s to contain %s', (patch, name, file, code) => {
  const message = broken(patch, `${name}/${file} has changed`);
  if (typeof code === 'string') expect(sourceOf(name, file), message).toContain(code);
  else expect(sourceOf(name, file), message).toMatch(code);
});

it('changed-fields: sends the fields whose value differs from the initial one', () => {
  const state = { a: { value: 1, initialValue: 1 }, b: { value: 2, initialValue: 1 } };
  expect(changedIn(state)).toEqual({ b: 2 });
});
