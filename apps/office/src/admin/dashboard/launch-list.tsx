import { launchList } from '@clinicdee/protocol';
import Link from 'next/link';
import { askSite } from '../../site/ask-site.ts';
import { isSubject } from '../../words/subjects.ts';
import { sampleWords } from './sample-words.ts';

/** How many pieces of a kind are named. */
const NAMED = 4;

/** What of the website is still invented and has to become the vendor's own before a launch; nothing once it has. */
export async function LaunchList() {
  const { value } = await askSite('/api/samples', launchList);
  if (!value || value.groups.length === 0) return null;
  const count = value.groups.reduce((sum, { pieces }) => sum + pieces.length, 0);
  return (
    <section className="launch-list" aria-labelledby="launch-list">
      <details>
        <summary>
          <h2 id="launch-list">ก่อนเปิดเว็บจริง: ยังเป็นตัวอย่าง {count} รายการ</h2>
        </summary>
        <ul>
          {value.groups.map(({ file, kind, pieces, subject }) => (
            <li key={kind + file}>
              <b>{sampleWords(kind)}</b>{' '}
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
              <small>
                {pieces
                  .slice(0, NAMED)
                  .map(({ text }) => text)
                  .join(' · ')}
                {pieces.length > NAMED && ` และอีก ${pieces.length - NAMED} รายการ`}
              </small>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
