import Link from 'next/link';
import type { ServerProps } from 'payload';
import { hasRole } from '../../access/role.ts';
import { schedules } from '../../payload-patches/schedule-jobs.ts';
import { ThaiTime } from '../panels/thai-time.tsx';
import { scheduleWords } from './schedule-words.ts';

/** Shown above the list of articles: failed schedules. */
export async function FailedSchedules({ payload, user }: ServerProps) {
  if (!hasRole(user, ['admin', 'marketing'])) return null;
  const failed = (await schedules(payload)).filter(({ hasFailed }) => hasFailed);
  if (failed.length === 0) return null;
  const { docs } = await payload.find({
    collection: 'articles',
    where: { id: { in: failed.map(({ articleId }) => articleId) } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { title: true },
    overrideAccess: false,
    user,
  });
  const titleOf = (id: number) => {
    const title = docs.find((article) => article.id === id)?.title ?? '';
    return title === '' ? `#${id}` : title;
  };
  return (
    <div className="office-warning" role="alert">
      บทความที่ตั้งเวลาไว้แต่ทำไม่สำเร็จ
      <ul>
        {failed.map(({ id, articleId, isPublishing, at, reason }) => (
          <li key={id}>
            <Link href={`/admin/collections/articles/${articleId}`}>{titleOf(articleId)}</Link>{' '}
            {scheduleWords(isPublishing)} <ThaiTime value={at} />
            {reason && ` (${reason})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
