import { baht } from '../../thai/amount.ts';
import { longDate } from '../../thai/dates.ts';
import type { Facts } from '../facts.ts';
import type { SiteContent } from '../site-content.ts';
import type { Words } from '../with-words.ts';

type Promoted = Pick<SiteContent, 'packages' | 'promotions'>;

/** Texts of the promotions: in the first screen, and beside the prices of packages. */
export const promotionTexts = ({ packages, promotions }: Promoted, facts: Facts) =>
  ({
    promotions: promotions.map(({ name, offers }) => {
      const until = facts.promotions.promotions.find((one) => one.name === name)?.until;
      return {
        offers: offers.map(({ id }) => ({ price: offerOf(packages, id) })),
        until: until && `until ${longDate(until, 'en')}`,
      };
    }),
    packages: packages.map(({ promotion }) => ({
      promotion: promotion && {
        ordinarily: 'normally',
        now: 'now',
        terms: `until ${longDate(promotion.until, 'en')}, then ${baht(promotion.ordinarySatang, 'en')} baht a year`,
      },
    })),
  }) satisfies Words<SiteContent>;

function offerOf(packages: SiteContent['packages'], offered: string): string {
  const {
    name = '',
    promotion,
    yearlySatang = 0,
  } = packages.find(({ id }) => id === offered) ?? {};
  const ordinary = baht(promotion?.ordinarySatang ?? yearlySatang, 'en');
  return `${name}, normally ${ordinary}, now ${baht(yearlySatang, 'en')} baht`;
}
