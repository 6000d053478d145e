import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { listOf } from './answers.ts';
import { deliverLead, type Office, startOffice, until } from './office.ts';
import { expectWhatIsTypedToBeFound } from './searches.ts';

let office: Office;

beforeAll(async () => {
  office = await startOffice();
}, 300_000);
afterAll(() => office.stop());

it('finds what is typed, sign for sign and in every spelling', () =>
  expectWhatIsTypedToBeFound(office));

it('selects for a deletion what the list shows', async () => {
  const admin = await office.person('admin');
  const query = new URLSearchParams({ 'where[or][0][fullname][like]': '50%' });
  const answer = await office.call('DELETE', `/leads?${query.toString()}`, { token: admin });
  const { docs } = answer.as(z.object({ docs: z.array(z.object({ fullname: z.string() })) }));
  expect(docs.map(({ fullname }) => fullname)).toEqual(['ลด 50% คลินิก']);
  await deliverLead(office, 'search-again', { fullname: 'ลด 50% คลินิก' });
});

it('searches other records literally too', async () => {
  const marketing = await office.person('marketing');
  for (const name of ['ราคา 100%', 'ราคา 100 บาท', 'a_b', 'axb']) {
    await office.payload.create({ collection: 'tags', data: { name }, overrideAccess: true });
  }
  const found = async (operator: string, typed: string) => {
    const query = new URLSearchParams({ [`where[name][${operator}]`]: typed, sort: 'id' });
    const answer = await office.call('GET', `/tags?${query.toString()}`, { token: marketing });
    return answer.as(listOf({ name: z.string() })).docs.map(({ name }) => name);
  };
  expect(await found('like', '100%')).toEqual(['ราคา 100%']);
  expect(await found('contains', 'a_b')).toEqual(['a_b']);
  expect(await found('not_like', 'a_b')).toEqual(['ราคา 100%', 'ราคา 100 บาท', 'axb']);
});

it('finds by name whom an earlier release has stored', async () => {
  const { docs } = await office.payload.find({
    collection: 'leads',
    where: { nameSearch: { contains: 'สมชาย' } },
    limit: 1,
    overrideAccess: true,
  });
  const { id, updatedAt } = docs[0] ?? { id: 0, updatedAt: '' };
  const data = { nameSearch: null, updatedAt: null };
  await office.payload.db.updateOne({ collection: 'leads', id, data, returning: false });
  const { fillNameSearch } = await import('../src/jobs/fill-name-search.ts');
  await fillNameSearch(office.payload);
  const find = () => office.payload.findByID({ collection: 'leads', id, overrideAccess: true });
  await until(async () => (await find()).nameSearch !== null);
  expect((await find()).updatedAt).toBe(updatedAt);
});
