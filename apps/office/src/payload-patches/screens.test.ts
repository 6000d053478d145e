import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { changedIn } from './changed-fields.ts';
import { allSourcesOf, broken, sourceOf } from './contract.ts';
import { DELETE_ONE, DELETE_SELECTED } from './delete-press.ts';
import { dateLocaleAlias } from './date-locale.mjs';
import { withRetry, loadingLists } from './rows-arrive.tsx';
import { SCHEDULE, UPCOMING } from './schedule-calls.ts';
import { FIXED_PICKER_FORMAT } from './thai-dates.ts';
import { selectors } from './thai-screen/attributes.ts';
import { hardCodedWords } from './thai-screen/hard-coded-words.ts';

// Reads the sources as text, since Node cannot import their styles.
vi.mock('@payloadcms/ui', () => ({}));

const screens = allSourcesOf([
  ...['@payloadcms/ui', '@payloadcms/next', '@payloadcms/richtext-lexical'],
  ...['@payloadcms/plugin-seo', '@payloadcms/storage-s3', '@payloadcms/plugin-cloud-storage'],
  ...['payload', 'react-datepicker', 'react-image-crop', 'sonner'],
]);
const drawer = sourceOf('@payloadcms/ui', 'dist/elements/PublishButton/ScheduleDrawer/index.js');
const calls = sourceOf('@payloadcms/ui', 'dist/providers/ServerFunctions/index.js');
const form = sourceOf('@payloadcms/ui', 'dist/forms/Form/index.js');

/** As a whole, or as BEM block and element: `${baseClass}__type`. */
function isDrawn(name: string): boolean {
  if (screens.includes(name)) return true;
  // `toolbar-popup__button-${key}`
  if (/__button-\w+$/.test(name)) return isDrawn(name.replace(/-\w+$/, ''));
  const [block = '', ...rest] = name.split(/(?=__|--)/);
  return screens.includes(block) && rest.every((part) => screens.includes(part));
}

const classesOf = (text: string) =>
  new Set([...text.matchAll(/\.([a-z][\w-]{3,})/gi)].map(([, name = '']) => name));

it.each([...classesOf(selectors.join(' '))])('thai-screen: .%s is still drawn', (name) => {
  expect(isDrawn(name), broken('thai-screen', `nothing draws .${name} any more`)).toBe(true);
});

it.each(hardCodedWords)('thai-screen: %j is still written in the code', (word) => {
  expect(
    screens.includes(word.replace(/^_/, '')) || screens.includes(word.split(/[ _]/)[0] ?? ''),
    broken('thai-screen', `nobody says "${word}" any more: what is it called now?`),
  ).toBe(true);
});

it('payload.css: styles what is still drawn', () => {
  const css = readFileSync(join(import.meta.dirname, 'payload.css'), 'utf8').replace(
    /\/\*[^]*?\*\//g,
    '',
  );
  // The office's own classes, and those that Payload derives from the name of a field or collection.
  const own = /^(field-hint|cell-|collection-list--|css$)/;
  const gone = [...classesOf(css)].filter((name) => !own.test(name) && !isDrawn(name));
  expect(gone, broken('payload.css', 'nothing draws these any more')).toEqual([]);
});

it('delete-press: the buttons that ask before they delete', () => {
  const controls = sourceOf('@payloadcms/ui', 'dist/elements/DocumentControls/index.js');
  const many = sourceOf('@payloadcms/ui', 'dist/elements/DeleteMany/index.js');
  const gone = broken('delete-press', 'a button that deletes is called otherwise');
  expect(controls, gone).toContain(`buttonId: "${DELETE_ONE.slice(1)}"`);
  expect(many, gone).toContain(DELETE_SELECTED.slice(1));
});

it('schedule-drawer: its calls, its choices, its one form of dates', () => {
  for (const call of [SCHEDULE, UPCOMING]) {
    expect(calls, broken('schedule-calls', `the drawer calls ${call} by another name`)).toContain(
      `'${call}'`,
    );
  }
  expect(drawer, broken('schedule-drawer', 'the list of choices has another class')).toContain(
    '`${baseClass}__type`',
  );
  expect(drawer, broken('schedule-drawer', 'the drawer has another class')).toContain(
    "baseClass = 'schedule-publish'",
  );
  const formats = sourceOf('@payloadcms/ui', 'dist/elements/DatePicker/DatePicker.js');
  expect(formats, broken('thai-dates', 'a picker without a form has another one')).toContain(
    FIXED_PICKER_FORMAT,
  );
});

it('changed-fields: what the function gives is sent in place of the state', () => {
  expect(form, broken('changed-fields', 'submit() takes no function as overrides')).toMatch(
    /typeof overridesFromArgs === 'function'\) \{\s+overrides = overridesFromArgs\(/,
  );
  expect(form, broken('changed-fields', "the form's state is sent beside the overrides")).toContain(
    "mergeOverrideData: Boolean(typeof overridesFromArgs !== 'function')",
  );
  expect(
    sourceOf('@payloadcms/ui', 'dist/elements/DocumentFields/index.js'),
    broken('changed-fields', 'the fields of a form have another class'),
  ).toContain("'document-fields'");
  const state = { a: { value: 1, initialValue: 1 }, b: { value: 2, initialValue: 1 } };
  expect(changedIn(state)).toEqual({ b: 2 });
});

it('rows-arrive: a new row waits, and the form asks about every difference in it', () => {
  const reducer = sourceOf('@payloadcms/ui', 'dist/forms/Form/fieldReducer.js');
  expect(reducer, broken('rows-arrive', 'a new row waits by another name')).toContain(
    'isLoading: true',
  );
  expect(reducer, broken('rows-arrive', 'rows are put in the place of rows otherwise')).toMatch(
    /case 'SET_ROW_COLLAPSED':[^]*?rows: updatedRows/,
  );
  // If this fails, the patch is unnecessary: a response no longer hides changes made while it was pending.
  expect(reducer, broken('rows-arrive', 'an answer no longer counts as compared')).toContain(
    'prevStateRef.current = newState',
  );
  const waits = { id: 'b', isLoading: true };
  const state = { list: { rows: [{ id: 'a' }, waits] }, other: { rows: [{ id: 'c' }] }, text: {} };
  expect(loadingLists(state)).toEqual(['list']);
  const once = withRetry(state.list.rows);
  expect(once).toEqual([{ id: 'a' }, { ...waits, asked: 1 }]);
  expect(withRetry(once)[1]).toEqual({ ...waits, asked: 2 });
});

it('typing: a refused save leaves a form that calls itself unchanged, and a page read anew takes its place', () => {
  expect(form, broken('typing', 'what was refused is no longer called unchanged')).toMatch(
    /if \(!modifiedWhileProcessingRef\.current\) \{\s+setModified\(false\)/,
  );
  expect(
    form,
    broken('typing', 'what is read anew no longer takes the place of the state'),
  ).toMatch(
    /if \(initialState\) \{[^]*?type: 'REPLACE_STATE'[^]*?\}, \[initialState, dispatchFields\]\)/,
  );
  expect(form, broken('typing', 'reset() takes no data')).toContain(
    'const reset = useCallback(async data_',
  );
  // `site-content/refuse-conflict.ts` recognizes a form by it, and the form's initial state by a field.
  expect(form, broken('refuse-conflict', 'a form is sent otherwise')).toContain(
    '_payload: JSON.stringify(',
  );
  expect(
    sourceOf('payload', 'dist/globals/config/sanitize.js'),
    broken('refuse-conflict', 'a global has no field of when it was saved'),
  ).toContain("name: 'updatedAt'");
});

it('paste-feature: Payload reads a paste after us, and marks pictures of the library', () => {
  expect(
    sourceOf('@payloadcms/richtext-lexical', 'dist/features/upload/client/plugin/index.js'),
    broken('paste-feature', 'Payload reads what is pasted at another priority'),
  ).toMatch(/registerCommand\(PASTE_COMMAND, [^]*?COMMAND_PRIORITY_LOW\)/);
  expect(
    sourceOf('@payloadcms/richtext-lexical', 'dist/features/upload/server/nodes/UploadNode.js'),
    broken('paste-feature', 'a picture of the library has another attribute'),
  ).toContain("'data-lexical-upload-id'");
});

it('restore-press: the button of the page that compares has its class', () => {
  const view = sourceOf('@payloadcms/next', 'dist/views/Version/Default/index.js');
  const button = sourceOf('@payloadcms/next', 'dist/views/Version/Restore/index.js');
  expect(view, broken('restore-press', 'the page has another class')).toContain(
    "baseClass = 'view-version'",
  );
  expect(view, broken('restore-press', 'its button has another class')).toContain(
    'className: `${baseClass}__restore`',
  );
  expect(button, broken('restore-press', 'it does not ask by a click any more')).toContain(
    'onClick: () => toggleModal(modalSlug)',
  );
});

it('date-locale: Payload takes its Thai dates from the path that is replaced', () => {
  for (const [name, file] of [
    ['@payloadcms/ui', 'dist/utilities/dateLocales.js'],
    ['@payloadcms/translations', 'dist/importDateFNSLocale.js'],
  ] as const) {
    expect(
      sourceOf(name, file),
      broken('date-locale', `${name} has its Thai dates from elsewhere`),
    ).toContain(`'${Object.keys(dateLocaleAlias)[0]}'`);
  }
});

it('picker-locale: the picker looks for its locale where it is put', () => {
  for (const name of ['__localeData__', '__localeId__']) {
    expect(screens, broken('picker-locale', `react-datepicker no longer reads ${name}`)).toContain(
      name,
    );
  }
});
