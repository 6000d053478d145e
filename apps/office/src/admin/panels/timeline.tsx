'use client';

import type { History } from '../../payload-types.ts';
import { ThaiTime } from './thai-time.tsx';
import { useRelated } from './use-related.ts';

const kinds = {
  received: 'ได้รับ',
  note: 'บันทึก',
  status: 'สถานะ',
  owner: 'ผู้รับผิดชอบ',
  field: 'แก้ไข',
  alert: 'แจ้งเตือน',
  trash: 'ถังขยะ',
  expired: 'ครบกำหนดเก็บ',
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
              {nameOf(kind, author)} · <ThaiTime value={createdAt} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The office itself receives and sets aside; everything else was a person, who may have left since. */
function nameOf(kind: History['kind'], author: History['author']): string {
  if (typeof author === 'object' && author) return author.name;
  return kind === 'received' || kind === 'expired' ? 'ระบบ' : 'ผู้ใช้ที่ถูกลบไปแล้ว';
}
