'use client';

import type { History } from '../../payload-types.ts';
import { ThaiTime } from './thai-time.tsx';
import { useRelated } from './use-related.ts';

/** The label of an entry's kind; undefined if its text is enough. */
const kinds: Readonly<Record<History['kind'], string | undefined>> = {
  received: undefined,
  note: 'บันทึก',
  status: 'สถานะ',
  owner: 'ผู้รับผิดชอบ',
  field: 'แก้ไข',
  alert: 'แจ้งเตือน',
  trash: undefined,
  expired: 'ครบกำหนดเก็บ',
};

/** The history, newest first, with text, author and time. */
export function Timeline() {
  const entries = useRelated('history') ?? [];
  return (
    <section className="timeline" aria-labelledby="timeline-title">
      <h2 id="timeline-title">ประวัติ</h2>
      <ol>
        {entries.map(({ id, kind, text, author, authorName, createdAt }) => (
          <li key={id} data-kind={kind}>
            <p>
              {kinds[kind] && <b>{kinds[kind]}</b>} {text}
            </p>
            <small>
              {authorName ?? nameOf(kind, author)} · <ThaiTime value={createdAt} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the author of an entry from a release that did not store names. */
function nameOf(kind: History['kind'], author: History['author']): string {
  if (typeof author === 'object' && author) return author.name;
  return kind === 'received' || kind === 'expired' ? 'ระบบ' : 'ผู้ใช้ที่ถูกลบไปแล้ว';
}
