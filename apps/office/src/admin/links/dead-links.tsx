import Link from 'next/link';
import type { Payload, ServerProps } from 'payload';
import { Suspense } from 'react';
import { may } from '../../access/rules.ts';
import { deadLinks } from '../../articles/published-links.ts';

/** The most articles listed; the others are only counted. */
const NAMED = 5;

/** Published articles and pages with broken links and their problems; empty if there are none. */
export async function DeadLinks({ payload }: { payload: Payload }) {
  const articles = await deadLinks(payload);
  if (articles.length === 0) return null;
  return (
    <div className="office-warning dead-links" role="status">
      ลิงก์ในบทความที่เผยแพร่แล้วพาผู้อ่านไปไม่ถึง แก้ลิงก์แล้วเผยแพร่บทความอีกครั้ง หรือให้หน้าปลายทางกลับมาแสดง
      <ul>
        {articles.slice(0, NAMED).map(({ collection, id, title, problems }) => (
          <li key={`${collection}-${id}`}>
            <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
              {title}
            </Link>{' '}
            {problems.join(' · ')}
          </li>
        ))}
      </ul>
      {articles.length > NAMED && `และอีก ${articles.length - NAMED} บทความ`}
    </div>
  );
}

/** Shown above the list of articles, to users who may edit them. */
export function DeadLinksOfList({ payload, user }: ServerProps) {
  if (!may(user, 'update', 'articles')) return null;
  return (
    <Suspense>
      <DeadLinks payload={payload} />
    </Suspense>
  );
}
