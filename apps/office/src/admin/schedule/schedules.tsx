import type { LandingPage } from '@clinicdee/protocol/site-content';
import type { BeforeListTableServerProps, UIFieldServerProps } from 'payload';
import { recordsOf } from '../../access/records.ts';
import { hasRole } from '../../access/rules.ts';
import { schedules } from '../../payload-patches/schedule-jobs.ts';
import { ThaiTime } from '../panels/thai-time.tsx';
import { WorkList } from '../work-list.tsx';

/**
 * Shown in the editor of an article, a page or a landing page: its pending and failed schedules.
 *
 * @param landingPage the global, whose form has no collection
 */
export async function ScheduleState({
  collectionSlug,
  id,
  landingPage,
  payload,
}: UIFieldServerProps & { landingPage?: LandingPage }) {
  if (!landingPage && id === undefined) return null;
  const entries = landingPage
    ? await schedules(payload, landingPage)
    : await schedules(payload, collectionSlug === 'pages' ? 'pages' : 'articles', Number(id));
  if (entries.length === 0) return null;
  return (
    <section className="office-panel side-panel" aria-labelledby="schedule-title">
      <h2 id="schedule-title">ตั้งเวลาไว้</h2>
      <ul>
        {entries.map(({ id, isPublishing, at, hasFailed, reason }) => {
          const action = scheduleWords(isPublishing);
          const time = <ThaiTime value={at} />;
          return (
            <li key={id} className={hasFailed ? 'office-warning' : undefined}>
              {action}
              {hasFailed ? 'ตามเวลา' : ''} {time}
              {hasFailed &&
                ` ไม่สำเร็จ ${reason ? `เพราะ ${reason} ` : ''}แก้แล้วกด "${action}" หรือตั้งเวลาใหม่`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The scheduled action, in Thai. */
const scheduleWords = (isPublishing: boolean): string => (isPublishing ? 'เผยแพร่' : 'หยุดเผยแพร่');

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
  // The role was checked above.
  const docs = await recordsOf(payload).find(
    collection,
    { id: { in: failed.flatMap(({ documentId }) => documentId ?? []) } },
    { draft: true },
  );
  const titleOf = (id: number | undefined) => {
    const found = docs.find((one) => one.id === id) as Record<string, unknown> | undefined;
    const title = found?.[titleField];
    return typeof title === 'string' && title !== '' ? title : `#${id}`;
  };
  return (
    <WorkList
      heading={heading}
      entries={failed.map(({ documentId, isPublishing, at, reason }) => ({
        href: `/admin/collections/${collection}/${documentId}`,
        name: titleOf(documentId),
        detail: (
          <>
            {scheduleWords(isPublishing)} <ThaiTime value={at} />
            {reason && ` (${reason})`}
          </>
        ),
      }))}
      role="alert"
    />
  );
}
