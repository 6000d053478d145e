import type { SectionTexts } from '@clinicdee/protocol/site-content';
import type { Claims } from './claims.ts';

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
    figures: [
      ...figure('ประหยัดเวลาทำงาน', claims.get('timeSaved')),
      ...figure('ประสิทธิภาพการทำงาน', claims.get('efficiency')),
      ...figure('งานซ้ำซ้อนลดลง', claims.get('lessRework')),
      ...figure('ความผิดพลาดจากคนลดลง', claims.get('fewerErrors')),
      ...figure('รายได้เพิ่มขึ้น', claims.get('moreIncome')),
      ...figure('ข้อร้องเรียนลดลง', claims.get('fewerComplaints')),
    ],
  };
}

const figure = (
  label: string,
  claim: { figure: string; method?: string | undefined } | undefined,
): Figure[] =>
  claim
    ? [
        {
          label,
          percent: Number(claim.figure),
          ...(claim.method !== undefined && { source: claim.method }),
        },
      ]
    : [];
