import type { UIFieldServerProps } from 'payload';
import { belongsTo } from '../../enquiries/subject.ts';
import { subjectOfForm } from './subject-of-form.ts';
import { ThaiTime } from './thai-time.tsx';

const kinds = {
  received: 'ได้รับ',
  note: 'บันทึก',
  status: 'สถานะ',
  owner: 'ผู้รับผิดชอบ',
  field: 'แก้ไข',
  alert: 'แจ้งเตือน',
} as const;

/** Everything that happened, newest first: what, by whom, when. */
export async function Timeline(props: UIFieldServerProps) {
  const subject = subjectOfForm(props);
  if (!subject) return null;
  const { payload, user } = props;
  const { docs } = await payload.find({
    collection: 'history',
    where: belongsTo(subject),
    sort: ['-createdAt', '-id'],
    depth: 1,
    limit: 200,
    overrideAccess: false,
    user,
  });
  return (
    <section className="timeline" aria-labelledby="timeline-title">
      <h3 id="timeline-title">ประวัติ</h3>
      <ol>
        {docs.map(({ id, kind, text, author, createdAt }) => (
          <li key={id} data-kind={kind}>
            <p>
              <b>{kinds[kind]}</b> {text}
            </p>
            <small>
              {typeof author === 'object' && author ? author.name : 'ระบบ'} ·{' '}
              <ThaiTime value={createdAt} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
