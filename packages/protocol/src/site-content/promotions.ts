import * as z from 'zod/mini';
import type { packagesContent } from './packages.ts';
import {
  calendarDay,
  type ContentProblem,
  fitting,
  line,
  list,
  listOrNothing,
  price,
  unique,
} from './text.ts';

const promotion = z.object({
  /** For staff; sections of campaign pages refer to it. */
  name: line(40),
  text: line(80),
  /** On English pages; without it they show a general text. */
  english: z.optional(line(80)),
  /** The first and the last day in Bangkok, both included. */
  from: calendarDay,
  until: calendarDay,
  /** The packages that are cheaper, and their price per year and branch, before VAT. */
  prices: list(
    z.object({ package: z.string('empty').check(z.minLength(1, 'empty')), yearlySatang: price }),
    5,
    unique('package'),
  ),
});

type Promotion = z.infer<typeof promotion>;

/** Lower prices of packages on some days. */
export const promotionsContent = z.object({
  promotions: listOrNothing(promotion, 20, unique('name'), fitting(dayProblems)),
});

/** The first day is not after the last one, and a package has one promotion at a time. */
function* dayProblems(promotions: Promotion[]): Generator<ContentProblem> {
  for (const [index, { from, prices, until }] of promotions.entries()) {
    if (until < from) yield { path: [index, 'until'], code: 'ends_before_start' };
    const same = promotions.slice(0, index).filter((one) => one.from <= until && from <= one.until);
    const taken = new Set(same.flatMap((one) => one.prices.map((price) => price.package)));
    for (const [at, price] of prices.entries()) {
      if (!taken.has(price.package)) continue;
      yield { path: [index, 'prices', at, 'package'], code: 'second_promotion' };
    }
  }
}

/**
 * Yields promotions that have not ended whose package is not on sale or not cheaper.
 *
 * @param day today in Bangkok
 */
export function* promotionProblems(
  { promotions }: z.infer<typeof promotionsContent>,
  { packages }: z.infer<typeof packagesContent>,
  day: string,
): Generator<ContentProblem> {
  for (const [index, { prices, until }] of promotions.entries()) {
    if (until < day) continue;
    for (const [at, price] of prices.entries()) {
      const path = ['promotions', 'promotions', index, 'prices', at];
      const sold = packages.findIndex(({ code }) => code === price.package);
      const ordinary = packages[sold]?.yearlySatang;
      if (ordinary === undefined) {
        yield { path: [...path, 'package'], code: 'unknown_package' };
        yield { path: ['packages', 'packages'], code: 'package_in_promotion' };
      } else if (price.yearlySatang >= ordinary) {
        yield { path: [...path, 'yearlySatang'], code: 'not_below_ordinary' };
        yield { path: ['packages', 'packages', sold, 'yearlySatang'], code: 'not_above_promotion' };
      }
    }
  }
}
