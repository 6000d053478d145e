import type { UIFieldServerProps } from 'payload';
import { alertStates, channels, labelOf } from '../../alerts/channels.ts';
import { belongsTo } from '../../enquiries/subject.ts';
import { ResendButton } from './resend-button.tsx';
import { subjectOfForm } from './subject-of-form.ts';
import { ThaiTime } from './thai-time.tsx';

/** How the alerts of this lead fared, each with a way to send it again. */
export async function Alerts(props: UIFieldServerProps) {
  const subject = subjectOfForm(props);
  if (!subject) return null;
  const { payload, user } = props;
  const { docs } = await payload.find({
    collection: 'alerts',
    where: belongsTo(subject),
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return (
    <section className="side-panel" aria-labelledby="alerts-title">
      <h3 id="alerts-title">การแจ้งเตือน</h3>
      {docs.length === 0 && <p>ยังไม่ได้ตั้งช่องทางแจ้งเตือน</p>}
      <ul>
        {docs.map(({ id, channel, state, sentAt, attempts, errorCode }) => (
          <li key={id}>
            <span>
              {labelOf(channels, channel)}{' '}
              <b className="alert-state" data-state={state}>
                {labelOf(alertStates, state)}
              </b>
            </span>
            <small>
              {sentAt && state === 'sent' ? (
                <ThaiTime value={sentAt} />
              ) : (
                `ลองแล้ว ${attempts} ครั้ง${errorCode ? ` (${errorCode})` : ''}`
              )}
            </small>
            <ResendButton alert={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
