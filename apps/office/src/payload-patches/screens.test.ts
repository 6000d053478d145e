import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { changedIn } from './changed-fields.ts';
import { allSourcesOf, broken, sourceOf } from './contract.ts';
import { dateLocaleAlias } from './date-locale.mjs';
import { DELETE_ONE, DELETE_SELECTED } from './delete-press.ts';
import { SCHEDULE, UPCOMING } from './schedule-calls.ts';
import { FIXED_PICKER_FORMAT } from './thai-dates.ts';
import { selectors } from './thai-screen/attributes.ts';
import { hardCodedWords } from './thai-screen/hard-coded-words.ts';

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

it('thai-screen: finds the classes that it looks for in Payload', () => {
  const gone = classesOf(selectors.join(' ')).filter((name) => !isDrawn(name));
  expect(gone, broken('thai-screen', 'nothing draws these classes any more')).toEqual([]);
});

it('thai-screen: finds the English words that it translates in Payload', () => {
  const gone = hardCodedWords.filter(
    (word) =>
      !screens.includes(word.replace(/^_/, '')) && !screens.includes(word.split(/[ _]/)[0] ?? ''),
  );
  expect(gone, broken('thai-screen', 'these words are not in the code any more')).toEqual([]);
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
const form = 'dist/forms/Form/index.js';
const drawer = 'dist/elements/PublishButton/ScheduleDrawer/index.js';
const serverFunctions = 'dist/providers/ServerFunctions/index.js';
const [dateLocale = ''] = Object.keys(dateLocaleAlias);

it.each<[patch: string, name: string, file: string, code: string | RegExp]>([
  [
    'delete-press',
    ui,
    'dist/elements/DocumentControls/index.js',
    `buttonId: "${DELETE_ONE.slice(1)}"`,
  ],
  ['delete-press', ui, 'dist/elements/DeleteMany/index.js', DELETE_SELECTED.slice(1)],
  ['schedule-calls', ui, serverFunctions, `'${SCHEDULE}'`],
  ['schedule-calls', ui, serverFunctions, `'${UPCOMING}'`],
  ['schedule-drawer', ui, drawer, '`${baseClass}__type`'],
  ['schedule-drawer', ui, drawer, "baseClass = 'schedule-publish'"],
  ['thai-dates', ui, 'dist/elements/DatePicker/DatePicker.js', FIXED_PICKER_FORMAT],
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
  ['date-locale', ui, 'dist/utilities/dateLocales.js', `'${dateLocale}'`],
  ['date-locale', '@payloadcms/translations', 'dist/importDateFNSLocale.js', `'${dateLocale}'`],
])('%s: relies on %s/%s to contain %s', (patch, name, file, code) => {
  const message = broken(patch, `${name}/${file} has changed`);
  if (typeof code === 'string') expect(sourceOf(name, file), message).toContain(code);
  else expect(sourceOf(name, file), message).toMatch(code);
});

it.each(['__localeData__', '__localeId__'])('picker-locale: react-datepicker reads %s', (name) => {
  expect(screens, broken('picker-locale', 'the date picker reads its locale elsewhere')).toContain(
    name,
  );
});

it('changed-fields: sends the fields whose value differs from the initial one', () => {
  const state = { a: { value: 1, initialValue: 1 }, b: { value: 2, initialValue: 1 } };
  expect(changedIn(state)).toEqual({ b: 2 });
});
