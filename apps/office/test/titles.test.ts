import { productName } from '@clinicdee/brand';
import { latinName } from '@clinicdee/brand/vendor';
import { afterAll, expect, it } from 'vitest';
import { up } from '../src/migrations/sqlite/20261125_030000_titles_without_brand.ts';
import { expectBrandToLeaveTitles } from './brand-in-titles.ts';
import { startOffice } from './office.ts';

const office = await startOffice({ OFFICE_SAMPLES: 'true' });
afterAll(() => office.stop());

it('removes the brand from stored search titles', () =>
  expectBrandToLeaveTitles(office.payload, up as never));

it.each([
  [`คิวไม่ล้น | ${productName}`, 'คิวไม่ล้น'],
  [`คิวไม่ล้น – ${latinName}`, 'คิวไม่ล้น'],
  [`ทำไมเลือก ${productName}`, `ทำไมเลือก ${productName}`],
  ['คิวไม่ล้น | ตอนที่ 2', 'คิวไม่ล้น | ตอนที่ 2'],
])('stores the search title %j without the brand', async (typed, stored) => {
  const { meta } = await office.create(
    'articles',
    { title: typed, meta: { title: typed } },
    { draft: true },
  );
  expect(meta?.title).toBe(stored);
});
