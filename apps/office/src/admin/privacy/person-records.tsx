import Link from 'next/link';
import type { ReactNode } from 'react';
import { enquiryNames } from '../../enquiries/subject.ts';
import type { Person } from '../../privacy/person.ts';
import { Lines } from '../lines.tsx';
import { ThaiTime } from '../panels/thai-time.tsx';

const names = { ...enquiryNames, 'privacy-requests': 'คำขอใช้สิทธิ' };

interface Props {
  person: Person;
  /** Searches a further phone number or e-mail address too. */
  onAdd: (identifier: string) => void;
}

/** What was found about a person. */
export function PersonRecords({ person, onAdd }: Props) {
  const { enquiries, identifiers, isSiteAway, mentions, others, requests, site } = person;
  const found = [enquiries, mentions, requests, site];
  const isEmpty = found.every(({ length }) => length === 0);
  return (
    <>
      <p>
        ค้นด้วย <b>{identifiers.join(' · ')}</b>
        {isEmpty && ' ไม่พบข้อมูล'}
      </p>
      {isSiteAway && (
        <p className="office-warning" role="alert">
          ติดต่อเว็บไซต์ไม่ได้ จึงยังไม่เห็นสำเนาที่เว็บไซต์เก็บไว้ ลองใหม่ภายหลัง
        </p>
      )}
      {others.length > 0 && (
        <p className="office-row">
          รายการเหล่านี้มีเบอร์หรืออีเมลอื่นด้วย:
          {others.map((identifier) => (
            <button
              key={identifier}
              type="button"
              className="quiet-button"
              onClick={() => onAdd(identifier)}
            >
              ค้น {identifier} ด้วย
            </button>
          ))}
        </p>
      )}
      {enquiries.map((enquiry) => (
        <Enquiry key={`${enquiry.relationTo} ${enquiry.value}`} enquiry={enquiry} />
      ))}
      <List title="ถูกกล่าวถึงในรายการของคนอื่น" count={mentions.length}>
        {mentions.map(({ relationTo, text, value }, index) => (
          <li key={index}>
            <Link href={`/admin/collections/${relationTo}/${value}`} prefetch={false}>
              {names[relationTo]} {value}
            </Link>{' '}
            {text}
          </li>
        ))}
      </List>
      <List title={names['privacy-requests']} count={requests.length}>
        {requests.map(({ id, reference }) => (
          <li key={id}>
            <Link href={`/admin/collections/privacy-requests/${id}`} prefetch={false}>
              {reference}
            </Link>
          </li>
        ))}
      </List>
      <List title="สำเนาที่เว็บไซต์" count={site.length}>
        {site.map(({ receivedAt, reference, state }) => (
          <li key={reference}>
            {reference} <ThaiTime value={receivedAt} /> {state === 'delivered' ? 'ส่งแล้ว' : 'ยังไม่ส่ง'}
          </li>
        ))}
      </List>
    </>
  );
}

function Enquiry({ enquiry }: { enquiry: Person['enquiries'][number] }) {
  const { history, lines, relationTo, stored, value } = enquiry;
  return (
    <section className="office-card">
      <h2>
        <Link
          href={`/admin/collections/${relationTo}/${stored.deletedAt ? 'trash/' : ''}${value}`}
          prefetch={false}
        >
          {enquiryNames[relationTo]} {stored.reference}
        </Link>{' '}
        <ThaiTime value={stored.createdAt} />
        {stored.deletedAt && ' (ในถังขยะ)'}
      </h2>
      <Lines lines={lines} />
      <details>
        <summary>ประวัติ {history.length} รายการ</summary>
        <ul>
          {history.map(({ authorName, createdAt, id, text }) => (
            <li key={id}>
              <ThaiTime value={createdAt} /> {authorName}: {text}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function List({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className="office-card">
      <h2>
        {title} {count} รายการ
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
