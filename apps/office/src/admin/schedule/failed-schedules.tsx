import Link from 'next/link';
import type { BeforeListTableServerProps } from 'payload';
import { hasRole } from '../../access/rules.ts';
import { schedules } from '../../payload-patches/schedule-jobs.ts';
import { ThaiTime } from '../panels/thai-time.tsx';
import { scheduleWords } from './schedule-state.tsx';

const words = {
  articles: { title: 'title', failed: 'บทความที่ตั้งเวลาไว้แต่ทำไม่สำเร็จ' },
  pages: { title: 'heading', failed: 'หน้าที่ตั้งเวลาไว้แต่ทำไม่สำเร็จ' },
} as const;

/** Shown above the list of articles or of pages: failed schedules. */
export async function FailedSchedules({
  collectionSlug,
  payload,
  user,
}: BeforeListTableServerProps) {
  if (!hasRole(user, ['admin', 'marketing'])) return null;
  const collection = collectionSlug === 'pages' ? 'pages' : 'articles';
  const { title: titleField, failed: heading } = words[collection];
  const failed = (await schedules(payload, collection)).filter(({ hasFailed }) => hasFailed);
  if (failed.length === 0) return null;
  const { docs } = await payload.find({
    collection,
    where: { id: { in: failed.flatMap(({ documentId }) => documentId ?? []) } },
    draft: true,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  const titleOf = (id: number | undefined) => {
    const found = docs.find((one) => one.id === id) as Record<string, unknown> | undefined;
    const title = found?.[titleField];
    return typeof title === 'string' && title !== '' ? title : `#${id}`;
  };
  return (
    <div className="office-warning" role="alert">
      {heading}
      <ul>
        {failed.map(({ id, documentId, isPublishing, at, reason }) => (
          <li key={id}>
            <Link href={`/admin/collections/${collection}/${documentId}`}>
              {titleOf(documentId)}
            </Link>{' '}
            {scheduleWords(isPublishing)} <ThaiTime value={at} />
            {reason && ` (${reason})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
