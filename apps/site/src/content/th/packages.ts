import type { Facts } from '../facts.ts';
import type { Doctors } from '../packages.ts';
import { shortHours } from '@clinicdee/brand/opening-hours';
import { promotionOf } from './promotions.ts';

const doctorsOf = (from: number | undefined, to: number | undefined): Doctors | undefined =>
  from === undefined || to === undefined ? undefined : [from, to];

/** `แพทย์ 2–5 คน`, or one number where both are the same. */
const forDoctors = (doctors: Doctors | undefined) =>
  doctors && `แพทย์ ${[...new Set(doctors)].join('–')} คน`;

/** The packages, smallest first, at the prices of a day, with default texts for facts that have none. */
export const packagesOf = (facts: Facts, day: string) =>
  facts.packages.packages.map((sold) => {
    const { code, doctorsFrom, doctorsTo, suitability, support, ...rest } = sold;
    const doctors = doctorsOf(doctorsFrom, doctorsTo);
    return {
      ...rest,
      ...promotionOf(facts, sold, day),
      id: code,
      ...(doctors && { doctors }),
      suitability: suitability ?? forDoctors(doctors) ?? '',
      support: support.length > 0 ? support : shortHours(facts.contact),
    };
  });

export type Package = ReturnType<typeof packagesOf>[number];
