import { samples } from '../../../office/src/samples/samples.ts';
import type { SentArticle } from '../../e2e/content-site.ts';
import { type Topic, topics } from './topics.ts';

/** An article, and what it is about. */
export interface BenchArticle extends SentArticle {
  slug: string;
  topic: string;
}

/** How the second and the third article on a topic put it; the first has the topic's own title. */
const angles = [
  (subject: string) => `${subject}: ข้อผิดพลาดที่พบบ่อย`,
  (subject: string) => `เช็กลิสต์เรื่อง${subject}`,
  (subject: string) => `${subject} ถามตอบกับเจ้าของคลินิก`,
  (subject: string) => `หนึ่งเดือนกับ${subject} เล่าจากหน้าเคาน์เตอร์`,
  (subject: string) => `เข้าใจ${subject}ในห้านาที`,
  (subject: string) => `${subject}สำหรับคลินิกเล็ก`,
  (subject: string) => `ตัวอย่าง${subject}จากสามคลินิก`,
];

/** What stands in every article of this trade, whatever it is about, and makes searching hard. */
const everywhere = [
  'คลินิกส่วนใหญ่มีแพทย์สองคน พยาบาลหนึ่งคน และพนักงานหน้าเคาน์เตอร์สองคน',
  'คนไข้จ่ายเงิน รับยา แล้วกลับบ้านพร้อมใบนัดครั้งต่อไป',
  'ทุกเช้าทีมคุยกันห้านาทีเรื่องคิว ยา และเงินทอน',
  'ลองเริ่มจากวันที่คนไข้น้อย เช่น วันอังคารตอนบ่าย',
  'ระบบเก็บประวัติ นัด ใบเสร็จ และสต็อกไว้ในที่เดียว',
  'เจ้าของคลินิกอยากเห็นรายได้ ส่วนแพทย์อยากเห็นคนไข้คนถัดไป',
  'ถ้าติดปัญหาให้ทักไลน์หาทีมงานได้ในเวลาทำการ',
  'พยาบาลบอกว่างานเอกสารลดลงครึ่งหนึ่งหลังเดือนแรก',
  'ตัวเลขในบทความนี้มาจากคลินิกที่ใช้งานจริงสามแห่ง',
  'จดสิ่งที่ทำไว้ในกระดาษหนึ่งแผ่นแล้วติดไว้ที่ห้องยา',
  'อย่าเปลี่ยนหลายอย่างในสัปดาห์เดียว ทีมจะตามไม่ทัน',
  'ผู้ป่วยสูงอายุต้องการเวลามากกว่าคนอื่นเสมอ',
  'สิ้นเดือนลองดูรายงานอีกครั้งว่าดีขึ้นหรือไม่',
  'งานที่ทำซ้ำทุกวันคืองานที่ควรให้โปรแกรมทำ',
  'ค่าใช้จ่ายต่อเดือนไม่เกินค่ากาแฟของทีม',
  'สาขาแรกมักมีวิธีของตัวเองที่ไม่มีใครเขียนไว้',
  'ข้อมูลที่ดีเริ่มจากชื่อและเบอร์โทรที่สะกดถูก',
  'แพทย์เปิดดูประวัติจากมือถือระหว่างเดินทางได้',
  'ลูกค้าใหม่ถามราคาก่อน คนไข้เดิมถามหาหมอคนเดิม',
  'วันแรกจะช้ากว่าเดิม วันที่สามจะเร็วเท่าเดิม วันที่เจ็ดจะเร็วกว่าเดิม',
];

const DAY = 86_400_000;
const NEWEST = Date.UTC(2026, 10, 1);
/** A number that stays the same, spread over the others. */
const spread = (number: number, size: number) => (number * 7919) % size;
const from = <T>(list: readonly T[], number: number) => list.slice(number % list.length)[0];

const paragraph = (text: string | undefined) => `<p>${text ?? ''}</p>`;
const noise = (number: number) => paragraph(from(everywhere, number));

function written(topic: Topic, index: number, version: number): BenchArticle {
  const number = index * 3 + version;
  const angle = from(angles, number);
  const title = version === 0 || !angle ? topic.title : angle(topic.subject);
  const said = topic.sentences.filter((_, at) => version === 0 || at % 2 === version - 1);
  const parts = topic.headings
    .filter((_, at) => version === 0 || at !== version)
    .map(
      (heading, at) =>
        `<h2>${heading}</h2>${paragraph(from(said, at))}${noise(number * 5 + at)}${noise(number + at * 3)}`,
    );
  return {
    slug: `${topic.id}-${version + 1}`,
    topic: topic.id,
    title,
    tags: topic.tag,
    publishedAt: new Date(NEWEST - spread(number, 1500) * DAY).toISOString(),
    content: `${noise(number * 3)}${paragraph(said.join(' '))}${parts.join('')}${noise(number * 11)}`,
  };
}

const topicOfSample: Readonly<Record<string, string>> = {
  'คิดค่าแพทย์ให้ตรงทุกเคส ตั้งแต่วันแรกของเดือน': 'doctor-fee',
  'ลดคนไข้ไม่มาตามนัด ด้วยข้อความ LINE สามจังหวะ': 'no-show',
  'ย้ายแฟ้มกระดาษขึ้นระบบใน 7 วัน โดยไม่ต้องปิดคลินิก': 'paper-files',
};

/** Headings and paragraphs: what a search reads of a text. */
const asHtml = (markdown: string) =>
  markdown
    .split(/\n+/)
    .filter(Boolean)
    .map((line) => (line.startsWith('## ') ? `<h2>${line.slice(3)}</h2>` : paragraph(line)))
    .join('');

/** Three articles on each topic, and those that come with the office. */
export const benchArticles: readonly BenchArticle[] = [
  ...topics.flatMap((topic, index) => [0, 1, 2].map((version) => written(topic, index, version))),
  ...samples.map(({ slug, title, tag, excerpt, publishedAt, markdown }) => ({
    slug,
    title,
    tags: tag,
    excerpt,
    publishedAt,
    content: asHtml(markdown),
    topic: topicOfSample[title] ?? '',
  })),
];
