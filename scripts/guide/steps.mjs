// The guide "Make it yours", step by step: what is typed, chosen and pressed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as other from './another-vendor.mjs';
import { differences, edit } from './editor.mjs';

/** @typedef {import('./hands.mjs').Hands} Hands */
/** @typedef {import('./office-form.mjs').OfficeForm} OfficeForm */

/** A file of `packages/brand/src` becomes the other vendor's. @param {Hands} hands @param {string} folder @param {string} name */
export const fillInFile = (hands, folder, name) =>
  edit(hands, path.join(folder, 'packages/brand/src', name), (text) =>
    differences(text, readFileSync(path.join(folder, 'packages/brand/another', name), 'utf8')),
  );

/** @param {Hands} hands @param {string} folder */
export const drawMark = (hands, folder) =>
  edit(hands, path.join(folder, 'packages/brand/src/index.ts'), () => other.mark);

/** What is filled in in the office, in the guide's order. @type {[slug: string, step: string, fill: (form: OfficeForm) => Promise<void>][]} */
export const forms = [
  ['contact', '1. in the office: contact, hours, closed days', contact],
  ['packages', '4. four packages and a comparison of two groups', packages],
  ['hero', '5. first screen', hero],
  ['equipment', '5. equipment taken out', (form) => form.rows('devices', [], async () => {})],
  ['sections', '5. a section off, one moved up', sections],
  ['stories', '5. a story and three clinics, with evidence', stories],
  ['claims', '5. three claims, with method and day of review', claims],
  ['questions', '5. two questions', questions],
];

/** @param {OfficeForm} form */
async function contact(form) {
  const { vendor } = other;
  await form.write('phone', vendor.phone);
  await form.write('lineId', vendor.lineId);
  await form.write('email', vendor.email);
  await form.write('privacyEmail', vendor.privacyEmail);
  await form.write('crm', vendor.crm);
  await form.add('openDays', 'เสาร์');
  await form.write('opens', vendor.openingHours.opens);
  await form.write('closes', vendor.openingHours.closes);
  await form.rows('otherHours', vendor.otherHours, async (row, { opens, closes }) => {
    await form.choose(`${row}.day`, other.dayNames.sat);
    await form.write(`${row}.opens`, opens);
    await form.write(`${row}.closes`, closes);
  });
  await form.rows('closedDays', other.closedDays, async (row, { day, reason }) => {
    await form.day(`${row}.day`, day);
    await form.write(`${row}.reason`, reason);
  });
  for (const [name, text] of Object.entries(vendor.postal))
    await form.write(`postal.${name}`, text);
  for (const [name, text] of Object.entries(vendor.place)) await form.write(`place.${name}`, text);
}

/** @param {OfficeForm} form */
async function packages(form) {
  await form.rows('packages', other.packages, async (row, one) => {
    await form.write(`${row}.name`, one.name);
    await form.write(`${row}.code`, one.code);
    await form.write(`${row}.yearlySatang`, String(one.yearlySatang / 100));
    await form.write(`${row}.subtitle`, one.subtitle);
    await form.write(`${row}.doctorsFrom`, String(one.doctorsFrom ?? ''));
    await form.write(`${row}.doctorsTo`, String(one.doctorsTo ?? ''));
    await form.write(`${row}.suitability`, one.suitability ?? '');
    await form.write(`${row}.users`, one.users);
    await form.write(`${row}.storage`, one.storage);
    await form.list(`${row}.support`, one.support);
    await form.tick(`${row}.isPopular`, one.isPopular);
    await form.tick(`${row}.hasBranches`, one.hasBranches);
  });
  const names = new Map(other.packages.map(({ code, name }) => [code, name]));
  await form.rows('comparison', other.comparison, async (group, { title, rows }) => {
    await form.write(`${group}.title`, title);
    await form.rows(`${group}.rows`, rows, async (row, one) => {
      await form.write(`${row}.label`, one.label);
      await form.choose(`${row}.from`, names.get(one.from ?? '') ?? '');
      await form.choose(`${row}.limit`, one.limit ? other.limits[one.limit] : '');
      await form.write(`${row}.tip`, one.tip ?? '');
    });
  });
}

/** @param {OfficeForm} form */
async function hero(form) {
  await form.list('title', other.hero.title);
  await form.write('phone', other.hero.phone);
  await form.write('toForm', other.hero.toForm);
}

/** @param {OfficeForm} form */
async function sections(form) {
  await form.tick('sections.5.isShown', false);
  await form.moveUp('sections', 2);
}

/** @param {OfficeForm} form */
async function stories(form) {
  await form.rows('stories', other.stories, async (row, one) => {
    await form.write(`${row}.quote`, one.quote);
    await form.write(`${row}.name`, one.name);
    await form.write(`${row}.clinic`, one.clinic);
    await form.choose(`${row}.mark`, markOf(one.mark));
    await form.write(`${row}.evidence`, one.evidence ?? '');
  });
  await form.rows('clinics', other.clinics, async (row, one) => {
    await form.write(`${row}.name`, one.name);
    await form.choose(`${row}.mark`, markOf(one.mark));
    await form.write(`${row}.evidence`, one.evidence ?? '');
  });
}

/** @param {string} mark */
const markOf = (mark) => Object.entries(other.marks).find(([name]) => name === mark)?.[1] ?? '';

/** @param {OfficeForm} form */
async function claims(form) {
  await form.rows('claims', other.claims, async (row, one) => {
    await form.choose(`${row}.claim`, one.words);
    await form.write(`${row}.figure`, one.figure);
    await form.tick(`${row}.isShown`, true);
    await form.write(`${row}.evidence`, one.evidence);
    await form.write(`${row}.method`, one.method);
    await form.day(`${row}.reviewOn`, one.reviewOn);
  });
}

/** @param {OfficeForm} form */
async function questions(form) {
  await form.rows('questions', other.questions, async (row, one) => {
    await form.write(`${row}.question`, one.question);
    await form.write(`${row}.answer`, one.answer);
  });
}
