import { baht } from '../../thai/amount.ts';
import { longDate } from '../../thai/dates.ts';
import type { Facts } from '../facts.ts';
import type { Package } from './packages.ts';

/** The promotions of a day, with the packages that they make cheaper. */
export const promotionsOn = (
  { promotions: { promotions } }: Facts,
  packages: readonly Package[],
  day: string,
) =>
  promotions
    .filter(({ from, until }) => from <= day && day <= until)
    .map(({ name, prices, text, until }) => ({
      name,
      text,
      offers: packages.flatMap(({ id, name, promotion, yearlySatang }) =>
        promotion && prices.some((price) => price.package === id)
          ? [{ id, name, price: offerOf(name, promotion.ordinarySatang, yearlySatang) }]
          : [],
      ),
      until: `ถึง ${longDate(until, 'th')}`,
    }));

const offerOf = (name: string, ordinarySatang: number, satang: number) =>
  `${name} ปกติ ${baht(ordinarySatang, 'th')} เหลือ ${baht(satang, 'th')} บาท`;

/** The promotional price of a package on a day, until when it holds, and the words beside it. */
export function promotionOf(
  { promotions: { promotions } }: Facts,
  { code, yearlySatang }: { code: string; yearlySatang: number },
  day: string,
) {
  const current = promotions.find(
    ({ from, prices, until }) =>
      from <= day && day <= until && prices.some((price) => price.package === code),
  );
  const price = current?.prices.find((price) => price.package === code);
  if (!current || !price) return undefined;
  return {
    yearlySatang: price.yearlySatang,
    promotion: {
      ordinarySatang: yearlySatang,
      /** The last day: `2026-12-31`. */
      until: current.until,
      ordinarily: 'ปกติ',
      now: 'เหลือ',
      terms: `ถึง ${longDate(current.until, 'th')} จากนั้นปีละ ${baht(yearlySatang, 'th')} บาท`,
    },
  };
}
