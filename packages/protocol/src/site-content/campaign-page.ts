import * as z from 'zod/mini';
import { campaignLanguages } from '../campaign-address.ts';
import { slugFrom } from '../slug.ts';
import { field } from './form-registry.ts';
import type { PageSection } from './page-sections.ts';
import { line } from './text.ts';

/** The limits of a page's list of sections. */
export const MOST_SECTIONS = 30;

/** What marketing writes about a campaign page, without its address and sections. */
export const campaignPageFields = z.object({
  heading: field(line(80), 'พาดหัว', {
    description: 'ตัวใหญ่ที่สุดของหน้า เว้นวรรคตรงที่ขึ้นบรรทัดใหม่ได้',
  }),
  lead: field(line(300), 'คำนำ', { input: 'long' }),
  searchTitle: field(line(70), 'ชื่อในผลการค้นหา', {
    description: 'เว็บไซต์ต่อท้ายด้วยชื่อผลิตภัณฑ์ให้เอง',
  }),
  searchDescription: field(line(200), 'คำอธิบายในผลการค้นหา', { input: 'long' }),
  isHidden: field(z._default(z.boolean(), false), 'ไม่ให้เครื่องมือค้นหาพบหน้านี้', {
    description: 'สำหรับหน้าที่เปิดจากโฆษณาหรือลิงก์เท่านั้น',
  }),
});

const slug = z.string().check(z.refine((text) => text !== '' && slugFrom(text) === text, 'empty'));

/** A campaign page as the office sends it; its sections are read one by one. */
export const sentCampaignPage = z.extend(campaignPageFields, {
  id: z.number(),
  slug,
  language: z._default(z.enum(campaignLanguages), 'th'),
  /** The id of the page in another language that this one translates. */
  translationOf: z.optional(z.number()),
  previousSlugs: z._default(z.array(z.string()), []),
  updatedAt: z.string(),
  sections: z._default(z.array(z.unknown()), []),
});

/** A published page at its {@link campaignAddress} made of sections, between its heading and the lead form. */
export interface CampaignPage extends Omit<z.infer<typeof sentCampaignPage>, 'sections'> {
  sections: readonly PageSection[];
}
