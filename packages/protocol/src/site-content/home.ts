import * as z from 'zod/mini';
import { field } from './form-registry.ts';
import { heroContent } from './hero.ts';
import { type HomeSection, homeSections, phrases } from './home-sections.ts';
import { line, sectionOfKind, unique } from './text.ts';

/** A section with its kind. */
export const homeSection = sectionOfKind<HomeSection>(homeSections);

/** The landing page: the first screen, then the sections in order, then the contact form. Other sections are hidden. */
export const homeContent = z.object({
  searchTitle: field(line(100, ['{{name}}', '{{headline}}']), 'ชื่อในผลการค้นหา', {
    description: '{{name}} คือชื่อผลิตภัณฑ์ {{headline}} คือสองวลีท้ายของพาดหัวจอแรก ระบบใส่ให้เอง',
  }),
  searchDescription: field(line(300, ['{{name}}', '{{price}}']), 'คำอธิบายในผลการค้นหา', {
    description: '{{price}} คือราคาเริ่มต้น ระบบใส่ให้เอง',
    input: 'long',
  }),
  hero: heroContent,
  closing: field(
    z.object({ title: phrases('หัวข้อ'), lead: phrases('คำนำ', 6) }),
    'ข้างแบบฟอร์มท้ายหน้า',
  ),
  sections: z.array(homeSection, 'empty').check(unique('blockType')),
});

export type HomeContent = z.infer<typeof homeContent>;
