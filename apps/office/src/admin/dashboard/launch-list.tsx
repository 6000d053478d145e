import { launchList } from '@clinicdee/protocol';
import Link from 'next/link';
import type { Payload } from 'payload';
import { recordsOf } from '../../access/records.ts';
import { environment } from '../../environment/environment.ts';
import { callSite } from '../../site/site-client.ts';
import { isSubject } from '../../site-content/subjects.ts';

/** The kinds of sample content, in Thai. */
const kinds: Record<string, string> = {
  contact: 'เบอร์โทร LINE อีเมล ที่อยู่ แผนที่ และเวลาทำการ',
  brand: 'ชื่อ บริษัท และที่อยู่ของระบบ',
  clinics: 'คลินิกที่ถูกระบุว่าเป็นลูกค้า',
  stories: 'เรื่องเล่าของลูกค้า',
  comparison: 'สิ่งที่แพ็กเกจเล็กที่สุดมี ซึ่งอนุมานไว้',
  equipment: 'รุ่น คำอธิบาย และจุดเด่นของอุปกรณ์',
  problems: 'ตัวเลขในภาพผลิตภัณฑ์ข้างแต่ละปัญหา',
  views: 'คนไข้ ยอดเงิน และสต็อกในภาพวาดผลิตภัณฑ์',
};

/** The most items listed per kind. */
const NAMED = 4;

/** The sample content to replace before the launch; empty once there is none. */
export async function LaunchList({ payload }: { payload: Payload }) {
  const [answer, articles] = await Promise.all([
    callSite('/api/samples', launchList, { key: environment().ANALYTICS_READ_KEY }),
    recordsOf(payload).find('articles', {
      and: [{ isSample: { equals: true } }, { _status: { equals: 'published' } }],
    }),
  ]);
  // Without the site's answer the list would be too short.
  if (!('value' in answer)) return null;
  const { groups } = answer.value;
  const count = groups.reduce((sum, { pieces }) => sum + pieces.length, articles.length);
  if (count === 0) return null;
  return (
    <section className="office-panel" aria-labelledby="launch-list">
      <details>
        <summary>
          <h2 id="launch-list">ก่อนเปิดเว็บจริง: ยังเป็นตัวอย่าง {count} รายการ</h2>
        </summary>
        <ul>
          {groups.map(({ file, kind, pieces, subject }) => (
            <li key={kind + file}>
              <b>{kinds[kind] ?? kind}</b>{' '}
              {subject !== undefined && isSubject(subject) ? (
                <Link href={`/admin/globals/${subject}`} prefetch={false}>
                  แก้ในหลังบ้าน
                </Link>
              ) : (
                <>
                  แก้ในไฟล์ <code>{file}</code>
                </>
              )}
              <br />
              <small>{shortList(pieces.map(({ text }) => text))}</small>
            </li>
          ))}
          {articles.length > 0 && (
            <li>
              <b>บทความตัวอย่าง</b>{' '}
              <Link href="/admin/collections/articles" prefetch={false}>
                ลบ หรือเขียนใหม่ให้เป็นของคุณ
              </Link>{' '}
              ลบทั้งหมดด้วย <code>npm run remove-samples -w apps/office</code>
              <br />
              <small>{shortList(articles.map(({ title }) => title))}</small>
            </li>
          )}
        </ul>
      </details>
    </section>
  );
}

const shortList = (names: readonly string[]) => {
  const rest = names.length - NAMED;
  return names.slice(0, NAMED).join(' · ') + (rest > 0 ? ` และอีก ${rest} รายการ` : '');
};
