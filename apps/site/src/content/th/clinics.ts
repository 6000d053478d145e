import type { SectionTexts } from '@clinicdee/protocol/site-content';
import type { Facts } from '../facts.ts';
import { isPublic } from '../proven.ts';
import type { Claims } from './claims.ts';

interface Figure {
  label: string;
  value: string;
  sign?: string;
}

/** Clinic names and three figures (spec §2, trusted clinics); editable in the office. */
export const clinicsOf = (texts: SectionTexts['clinics'], { stories }: Facts, claims: Claims) => ({
  ...texts,
  stats: [
    ...figure('คลินิกเลือกใช้', claims.get('clinics'), '+'),
    ...figure('พร้อมให้ใช้งาน', claims.get('availability')),
    ...figure('ความเสถียร', claims.get('stability'), '%'),
  ],
  /** Outside the sample brand, only clinics that gave their consent. */
  names: stories.clinics.filter(isPublic),
});

const figure = (label: string, claim: { figure: string } | undefined, sign?: string): Figure[] =>
  claim ? [{ label, value: claim.figure, ...(sign !== undefined && { sign }) }] : [];

export type ClinicMarkName = Facts['stories']['clinics'][number]['mark'];
