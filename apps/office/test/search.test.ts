import { expect, it } from 'vitest';
import * as z from 'zod';
import { listOf } from './answers.ts';
import { startOffice } from './office.ts';
import { expectWhatIsTypedToBeFound } from './searches.ts';

const office = await startOffice();

it('finds leads by name and e-mail, literally and in every spelling', () =>
  expectWhatIsTypedToBeFound(office));

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
