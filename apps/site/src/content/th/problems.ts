import { nameAfterThai } from '@clinicdee/brand';
import type { SectionTexts } from '@clinicdee/protocol/site-content';
import { feeTotal } from '../sums.ts';
import { sampleClinic, type Visit } from './sample-clinic.ts';
import { doctorFee } from './views/money.ts';

/** A line of the product view that illustrates the solution. */
export interface ProductNote {
  isSample: boolean;
  title: string;
  detail: string;
  /** Baht. */
  figure?: number;
  badge?: { tone: 'ok' | 'warn'; text: string };
}

/** The notes beside the pairs, in their order. */
const notesOf = ({ treatments }: Visit): Omit<ProductNote, 'isSample'>[] => [
  {
    title: sampleClinic.patient.name,
    detail: `${sampleClinic.patient.hn} · มาครั้งล่าสุด ${treatments.last}`,
  },
  {
    title: 'แจ้งเตือนนัดวันนี้ 18 คน',
    detail: 'ส่งเมื่อวาน 18:00\u00a0น.',
    badge: { tone: 'ok', text: 'ส่งแล้ว' },
  },
  {
    title: sampleClinic.doctor.name,
    detail: `${doctorFee.summary} ใน 30 วัน`,
    figure: feeTotal(doctorFee),
  },
  {
    title: 'Lidocaine 2%',
    detail: 'ล็อต\u00a0L-332 · เหลือ\u00a03\u00a0ขวด',
    badge: { tone: 'warn', text: 'อีก 28 วัน' },
  },
];

/** Four problems with their solutions (spec §2). */
export const problemsOf = ({ pairs, title }: SectionTexts['problems'], visit: Visit) => ({
  title,
  /** Screen reader labels of the halves. */
  heads: { before: 'เดิม', after: `ใช้${nameAfterThai}` },
  pairs: notesOf(visit).flatMap((note, index) => {
    const pair = pairs[index];
    const { isSample } = sampleClinic;
    return pair ? [{ ...pair, note: { isSample, ...note } }] : [];
  }),
});
