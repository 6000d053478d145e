import sharp from 'sharp';
import type { ContentSiteDouble, SentArticle } from './content-site.ts';

const DAY = 86_400_000;
const subjects = [
  ['ย้ายแฟ้มกระดาษขึ้นระบบใน 7 วัน', 'ย้ายข้อมูล'],
  ['ลดคนไข้ไม่มาตามนัดด้วยข้อความ LINE', 'นัดหมายและคิว'],
  ['คิดค่าแพทย์ให้ตรงทุกเคส', 'การเงิน'],
  ['ยาใกล้หมดอายุอยู่ชั้นไหน', 'คลังยา'],
  ['เปิดสาขาที่สองต้องเตรียมอะไร', 'หลายสาขา'],
] as const;

/** An article with every kind of content. */
const long: SentArticle = {
  title: 'คู่มือน้ำยาและผู้ป่วย: ลิ้น เยิ้ม น้ำ ที่ ปี๋',
  slug: 'long-guide',
  previousSlugs: ['old-guide'],
  tags: 'การเงิน',
  publishedAt: '2025-11-05T02:30:00Z',
  updatedAt: '2025-11-20T02:30:00Z',
  cover: '/media/cover.png',
  coverAlt: 'ชั้นวางยาหลังเคาน์เตอร์',
  content: `<p>ย่อหน้านำ คนไข้ยังมาทุกวัน แฟ้มยังอยู่บนชั้น และพนักงานมีแค่สองคน</p>
    <h2>เริ่มจากอะไร</h2><p>ย้ายทีละส่วน <strong>3–7 วัน</strong> แล้ว<a href="#check">ตรวจอีกครั้ง</a> สั้น ๆ</p>
    <ul><li>หนึ่ง</li><li>สอง<ol><li>สองจุดหนึ่ง</li></ol></li></ul>
    <h2>ตาราง</h2><table><caption>งานแต่ละวัน</caption><thead><tr><th scope="col">วัน</th><th scope="col">งาน</th><th scope="col">ใครทำ</th><th scope="col">ใช้เวลา</th></tr></thead>
    <tbody><tr><th scope="row">1–2</th><td>กรอกตารางคนไข้และหัตถการให้ครบทุกแถว</td><td>พนักงานหน้าเคาน์เตอร์</td><td>3 ชม.</td></tr></tbody></table>
    <table><tr><th>ไม่มีชื่อ</th><td>ก</td></tr></table>
    <figure><img src="/media/cover.png" alt="ชั้นวางยา"><figcaption>นับเป็นล็อต</figcaption></figure>
    <blockquote><p>“วันที่สี่เราเจอคนไข้ชื่อซ้ำ 12 คน”</p></blockquote>
    <p><a href="https://youtu.be/dQw4w9WgXcQ?t=1m30s">สาธิตการนำเข้า</a></p>
    <h2 id="check">ตรวจก่อนเปิดใช้</h2><h3>สามจุด</h3><p>${'ข้อความยาวสำหรับเวลาอ่าน '.repeat(150)}</p>
    <p>https://very-long.example/${'a'.repeat(120)}</p>`,
};

/** Adds 30 articles, one of them long. */
export async function fillWithSamples(double: ContentSiteDouble): Promise<void> {
  const bytes = await sharp({
    create: { width: 1300, height: 800, channels: 3, background: '#7fb69d' },
  })
    .png()
    .toBuffer();
  double.pictures.set('/media/cover.png', bytes);
  const short = Array.from({ length: 29 }, (_, number): SentArticle => {
    const [title, tag] = subjects[number % subjects.length] ?? subjects[0];
    return {
      title: `${title} ตอนที่ ${number + 1}`,
      slug: `article-${number + 1}`,
      tags: tag,
      publishedAt: new Date(Date.UTC(2025, 9, 1) - number * DAY).toISOString(),
      cover: number % 4 === 0 ? '/media/cover.png' : null,
      content: `<p>เนื้อหาของตอนที่ ${number + 1} เรื่องทันตกรรมและค่าแพทย์ ${'เขียนให้อ่านจบระหว่างพักเคส '.repeat(8)}</p>`,
    };
  });
  double.articles = [long, ...short];
}
