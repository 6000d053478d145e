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
const passwordHash = 'auth/strategies/local/generatePasswordSaltHash.js';
const form = 'forms/Form/index.js';
const drizzle = '@payloadcms/drizzle';
const [dateLocale = ''] = Object.keys(patchedPackages.resolveAlias);

it.each<[patch: string, name: string, file: string, code: string | RegExp]>([
  // Of these the code is what makes the patch necessary.
  ['literal-search', drizzle, 'queries/operatorMap.js', 'like: ilike'],
  [
    'literal-search',
    drizzle,
    'queries/sanitizeQueryValue.js',
    'formattedValue = `%${formattedValue}%`',
  ],
  [
    'optimistic-saves',
    'payload',
    'collections/operations/utilities/update.js',
    /db\.updateOne\(\{\s+id,\s+collection: collectionConfig\.slug,\s+data: dataToUpdate,\s+locale,\s+req\s+\}/,
  ],
  ['schedule-jobs', 'payload', 'versions/schedule/job.js', 'overrideAccess: user === null'],
  ['late-words', lexical, 'index.js', 'deepMergeSimple(config.i18n.translations, featureI18n)'],
  // A job that was running when the process died is never picked again.
  ['job-queues', 'payload', 'queues/operations/runJobs/index.js', /processing: \{\s+equals: false/],
  // Paths of hidden fields are invalid, and so not checked.
  [
    'odd-requests',
    'payload',
    'database/queryValidation/validateSortQuery.js',
    'paths.every(({ invalid })=>!invalid)',
  ],
  // The id of a path, and a form that cannot be read, cause errors without a status.
  [
    'odd-requests',
    'payload',
    'utilities/getRequestEntity.js',
    'sanitizedID = parseFloat(sanitizedID)',
  ],
  [
    'odd-requests',
    'payload',
    'utilities/addDataAndFileToRequest.js',
    'new APIError(error.message)',
  ],
  // Relied on.
  ['password-work', 'payload', passwordHash, `HashIterations = ${ITERATIONS};`],
  ['password-work', 'payload', passwordHash, `HashKeyLength = ${KEY_BYTES};`],
  ['sessions', 'payload', 'auth/strategies/jwt.js', 'user._sid ='],
  ['sessions', 'payload', 'auth/sessions.js', 'user.sessions.push(session)'],
  ['sessions', 'payload', 'auth/sessions.js', 'returning: false'],
  [
    'thai-failures',
    ui,
    'forms/fieldSchemasToFormState/addFieldStatePromise.js',
    'fieldState.errorMessage = validationResult',
  ],
  [
    'articles/editor',
    lexical,
    'features/experimental_table/server/index.js',
    "schemaMap.set('fields'",
  ],
  // The call that the layout checks first.
  ['refuse-schedule', ui, 'providers/ServerFunctions/index.js', "'schedule-publish'"],
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
  ['changed-fields', ui, 'elements/DocumentFields/index.js', "'document-fields'"],
  ['site-content/refuse-conflict', ui, form, '_payload: JSON.stringify('],
  ['site-content/refuse-conflict', 'payload', 'globals/config/sanitize.js', "name: 'updatedAt'"],
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
  // If this is gone, the patch is unnecessary.
  [
    'global-versions',
    '@payloadcms/next',
    'views/Version/fetchVersions.js',
    'globalSlug ? req.payload.globals[globalSlug]?.config',
  ],
  ['thai-dates', 'react-datepicker', 'index.js', /\.__localeData__[^]*\.__localeId__/],
  ['bundle-edits', ui, 'utilities/dateLocales.js', `'${dateLocale}'`],
  ['bundle-edits', '@payloadcms/translations', 'importDateFNSLocale.js', `'${dateLocale}'`],
])('%s: relies on %s/dist/%s to contain %s', (patch, name, file, code) => {
  const text = sourceOf(name, `dist/${file}`);
  const isThere = typeof code === 'string' ? text.includes(code) : code.test(text);
  expect(isThere, broken(patch, `${name}/dist/${file} has changed`)).toBe(true);
});

it('changed-fields: sends the fields whose value differs from the initial one', () => {
  const state = { a: { value: 1, initialValue: 1 }, b: { value: 2, initialValue: 1 } };
  expect(changedIn(state)).toEqual({ b: 2 });
});
