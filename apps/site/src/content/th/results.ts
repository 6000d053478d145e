import { claimNames, type SectionTexts } from '@clinicdee/protocol/site-content';
import type { Claims } from './claims.ts';

type ClaimName = (typeof claimNames)[number];

interface Figure {
  label: string;
  percent: number;
  /** Method and date of the measurement; figures with a source are set larger. */
  source?: string;
}

/** Results of clinics, as far as they are claimed (spec §1, "Claimed results" and two of the marketing claims). */
export function resultsOf({ title }: SectionTexts['results'], claims: Claims) {
  const hours = claims.get('hoursSaved');
  return {
    title,
    /** The main figure, drawn on a working day of that many hours. */
    lead: hours && {
      value: Number(hours.figure),
      of: 8,
      unit: 'ชั่วโมงต่อวัน',
      label: 'เวลางานธุรการที่ประหยัดได้',
    },
    figures: figuresOf(
      {
        timeSaved: 'ประหยัดเวลาทำงาน',
        efficiency: 'ประสิทธิภาพการทำงาน',
        lessRework: 'งานซ้ำซ้อนลดลง',
        fewerErrors: 'ความผิดพลาดจากคนลดลง',
        moreIncome: 'รายได้เพิ่มขึ้น',
        fewerComplaints: 'ข้อร้องเรียนลดลง',
      },
      claims,
    ),
  };
}

/** The claimed figures of these labels, in their order. */
export const figuresOf = (labels: Partial<Record<ClaimName, string>>, claims: Claims): Figure[] =>
  claimNames.flatMap((name) => {
    const claim = claims.get(name);
    const label = labels[name];
    if (claim === undefined || label === undefined) return [];
    const { figure, method } = claim;
    return [{ label, percent: Number(figure), ...(method !== undefined && { source: method }) }];
  });
