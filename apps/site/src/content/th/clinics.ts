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
  stats: statsOf(
    { clinics: 'คลินิกเลือกใช้', availability: 'พร้อมให้ใช้งาน', stability: 'ความเสถียร' },
    claims,
  ),
  /** Outside the sample brand, only clinics that gave their consent. */
  names: stories.clinics.filter(isPublic),
});

const signs = { clinics: '+', availability: undefined, stability: '%' };
type StatName = keyof typeof signs;

/** The claimed figures about customers and service. */
export const statsOf = (labels: Record<StatName, string>, claims: Claims): Figure[] =>
  (['clinics', 'availability', 'stability'] as const).flatMap((name) => {
    const claim = claims.get(name);
    const sign = signs[name];
    return claim
      ? [{ label: labels[name], value: claim.figure, ...(sign !== undefined && { sign }) }]
      : [];
  });

export type ClinicMarkName = Facts['stories']['clinics'][number]['mark'];
