import { expect, it } from 'vitest';
import * as z from 'zod';
import { listOf } from './answers.ts';
import { deliverLead, startOffice } from './office.ts';

const office = await startOffice();

/** A name with ำ as two characters, as copied from a PDF. */
const DECOMPOSED = 'อ\u0e4d\u0e32พล น\u0e49\u0e4d\u0e32ดี';

const namesToFind = [
  DECOMPOSED,
  'คุณสมชาย ใจกล้า',
  'ลด 50% คลินิก',
  'ลด 500 คลินิก',
  'back\\slash',
  'O\'Brien "Bee"',
  'a_b',
  'axb',
  'José Ängel',
  'เเก้วตา',
  'มานี คุณากร',
];

/** Search queries with the leads that they find. */
const searches: readonly (readonly [typed: string, names: readonly string[]])[] = [
  ['_', ['ลด 500 คลินิก', 'a_b']],
  ['%', ['ลด 50% คลินิก']],
  ['\\', ['back\\slash']],
  ['O’Brien “bee”', ['O\'Brien "Bee"']],
  ['น้ำดี', [DECOMPOSED]],
  ['สม\u200bชาย', ['คุณสมชาย ใจกล้า']],
  ['สมชายใจกล้า', ['คุณสมชาย ใจกล้า']],
  // Titles are ignored, but not in names that begin like one.
  ['ผศ.ดร. สมชาย', ['คุณสมชาย ใจกล้า']],
  ['คุณหมอสมชาย', ['คุณสมชาย ใจกล้า']],
  ['คุณากร', ['มานี คุณากร']],
  ['คุณ', ['คุณสมชาย ใจกล้า', 'มานี คุณากร']],
  ['jose\u0301 ängel', ['José Ängel']],
  ['แก้วตา', ['เเก้วตา']],
  ['แก\u0e49\u0e49วต\u0e45', ['เเก้วตา']],
  ['x_y@', ['ลด 500 คลินิก']],
  ['๑๑๑-๒๒', [DECOMPOSED]],
  // More than the number, the address or the reference, as from alerts, mails and phones.
  ['โทร. 111 22', [DECOMPOSED]],
  ['น้ำดี มือถือ 089 111 2222 (บ่าย)', [DECOMPOSED]],
  ['ชื่อ: คุณสมชาย ใจกล้า', ['คุณสมชาย ใจกล้า']],
  ['อีเมล: X_Y@Clinic.co.th', ['ลด 500 คลินิก']],
  ...['#QQ0Q-1QQQ', 'Ref: qqoq lqqq.', 'qqoqlqqq'].map((typed) => [typed, ['axb']] as const),
  // No phone number, and two digits, which almost every number has.
  ['สมชาย 089', []],
  ['(08)', []],
  ['a0891112222@clinic.co.th', []],
];

it('finds leads by name and e-mail, literally and in every spelling, in list and export', async () => {
  const sales = await office.person('sales');
  for (const [index, fullname] of namesToFind.entries()) {
    const values = {
      fullname,
      ...(index === 0 && { phone: '๐๘๙ ๑๑๑ ๒๒๒๒' }),
      // `_` stands for any character in LIKE.
      email: index === 3 ? 'x_y@clinic.co.th' : `x-y${index}@clinic.co.th`,
    };
    const headers = fullname === 'axb' ? { 'x-lead-reference': 'QQ0Q-1QQQ' } : {};
    await deliverLead(office, `search-${index}`, values, headers);
  }
  for (const [typed, names] of searches) {
    // The query of the list's search box.
    const fields = ['fullname', 'phoneSearch', 'email', 'reference'];
    const query = new URLSearchParams(
      fields.map((field, index) => [`where[or][${index}][${field}][like]`, typed]),
    );
    const answer = await sales.get(`/leads?sort=id&${query.toString()}`);
    const { docs } = answer.as(listOf({ fullname: z.string() }));
    expect([typed, docs.map(({ fullname }) => fullname)]).toEqual([typed, names]);
    const search = encodeURIComponent(typed);
    const { text } = await sales.get(`/leads/export?search=${search}`);
    expect([typed, text.trim().split('\r\n').length - 1]).toEqual([typed, names.length]);
  }
});

it('deletes only what the search shows', async () => {
  const admin = await office.person('admin');
  const query = new URLSearchParams({ 'where[or][0][fullname][like]': '50%' });
  const answer = await admin.delete(`/leads?${query.toString()}`);
  const { docs } = answer.as(z.object({ docs: z.array(z.object({ fullname: z.string() })) }));
  expect(docs.map(({ fullname }) => fullname)).toEqual(['ลด 50% คลินิก']);
});

it('searches other collections literally', async () => {
  const marketing = await office.person('marketing');
  // ำ as two characters, as copied from a PDF.
  const decomposed = 'น\u0e49\u0e4d\u0e32';
  for (const name of [decomposed, 'ราคา 100%', 'ราคา 100 บาท', 'a_b', 'axb'])
    await office.create('tags', { name });
  const found = async (operator: string, typed: string) => {
    const query = new URLSearchParams({ [`where[name][${operator}]`]: typed, sort: 'id' });
    const answer = await marketing.get(`/tags?${query.toString()}`);
    return answer.as(listOf({ name: z.string() })).docs.map(({ name }) => name);
  };
  expect(await found('like', '100%')).toEqual(['ราคา 100%']);
  expect(await found('contains', 'a_b')).toEqual(['a_b']);
  expect(await found('not_like', 'a_b')).toEqual([decomposed, 'ราคา 100%', 'ราคา 100 บาท', 'axb']);
  for (const typed of ['น้ำ', decomposed]) expect(await found('like', typed)).toEqual([decomposed]);
});
