import type { UIFieldServerProps } from 'payload';
import type { LandingPage } from '@clinicdee/protocol/site-content';
import { type Schedule, schedules } from '../../payload-patches/schedule-jobs.ts';
import { ThaiTime } from '../panels/thai-time.tsx';

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
    <section className="side-panel" aria-labelledby="schedule-title">
      <h2 id="schedule-title">ตั้งเวลาไว้</h2>
      <ul>
        {entries.map((schedule) => (
          <li key={schedule.id} className={schedule.hasFailed ? 'office-warning' : undefined}>
            <span>
              <Words {...schedule} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ isPublishing, at, hasFailed, reason }: Schedule) {
  const action = scheduleWords(isPublishing);
  if (!hasFailed) {
    return (
      <>
        {action} <ThaiTime value={at} />
      </>
    );
  }
  return (
    <>
      {action}ตามเวลา <ThaiTime value={at} /> ไม่สำเร็จ {reason && `เพราะ ${reason} `}แก้แล้วกด &quot;
      {action}
      &quot; หรือตั้งเวลาใหม่
    </>
  );
}

/** The scheduled action, in Thai. */
export const scheduleWords = (isPublishing: boolean): string =>
  isPublishing ? 'เผยแพร่' : 'หยุดเผยแพร่';
