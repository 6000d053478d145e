import { expect, it } from 'vitest';
import { registrationContent } from '../../forms/registration/content.ts';
import { baht } from '../../thai/amount.ts';
import { completeFacts } from '../complete-facts.ts';
import { contentsOf } from '../site-content.ts';

const [smallest] = completeFacts.packages.packages;
const { code = '', yearlySatang: ordinarySatang = 0 } = smallest ?? {};
const lowerSatang = Math.floor(ordinarySatang / 2 / 100) * 100;
const promotion = {
  name: 'ปีใหม่',
  text: 'ลดรับปีใหม่',
  from: '2026-12-30',
  until: '2026-12-31',
  prices: [{ package: code, yearlySatang: lowerSatang }],
};
const on = (day: string) =>
  contentsOf({ ...completeFacts, promotions: { promotions: [promotion] } }, day).th;
const without = (day: string) => contentsOf(completeFacts, day).th;

it.each(['2026-12-29', '2027-01-01'])('is nothing before and after its days: %s', (day) => {
  expect(on(day)).toEqual(without(day));
});

it.each(['2026-12-30', '2026-12-31'])('holds on its first and its last day: %s', (day) => {
  const content = on(day);
  expect(content.promotions).toMatchObject([
    { text: 'ลดรับปีใหม่', until: 'ถึง 31 ธันวาคม 2569', offers: [{ id: code }] },
  ]);
  expect(content.hero.proof.price).toContain(`เริ่ม ${baht(lowerSatang, 'th')} บาท`);
  expect(registrationContent(content).packages[0]).toMatchObject({
    yearlySatang: lowerSatang,
    promotion: { ordinarySatang },
  });
});

it('leaves the share picture, which is cached for months, as it is', () => {
  expect(on('2026-12-30').landing.sharePicture).toEqual(without('2026-12-30').landing.sharePicture);
});
