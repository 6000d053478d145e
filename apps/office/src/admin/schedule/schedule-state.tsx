import type { UIFieldServerProps } from 'payload';
import { type Schedule, schedules } from '../../payload-patches/schedule-jobs.ts';
import { ThaiTime } from '../panels/thai-time.tsx';

/** Shown in the editor of an article, a page or the landing page: its pending and failed schedules. */
export async function ScheduleState({ collectionSlug, id, payload }: UIFieldServerProps) {
  const scheduled = scheduledIn(collectionSlug);
  if (scheduled !== 'home' && id === undefined) return null;
  const entries = await schedules(
    payload,
    scheduled,
    scheduled === 'home' ? undefined : Number(id),
  );
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

/** The only global with schedules is the landing page; its form has no collection. */
function scheduledIn(collection: string | undefined) {
  if (!collection) return 'home';
  return collection === 'pages' ? 'pages' : 'articles';
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
