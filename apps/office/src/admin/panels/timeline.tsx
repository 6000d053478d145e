'use client';

import { ThaiTime } from './thai-time.tsx';
import { useRelated } from './use-related.ts';

const kinds = {
  received: 'ได้รับ',
  note: 'บันทึก',
  status: 'สถานะ',
  owner: 'ผู้รับผิดชอบ',
  field: 'แก้ไข',
  alert: 'แจ้งเตือน',
} as const;

/** Everything that happened, newest first: what, by whom, when. */
export function Timeline() {
  const entries = useRelated('history') ?? [];
  return (
    <section className="timeline" aria-labelledby="timeline-title">
      <h2 id="timeline-title">ประวัติ</h2>
      <ol>
        {entries.map(({ id, kind, text, author, createdAt }) => (
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
