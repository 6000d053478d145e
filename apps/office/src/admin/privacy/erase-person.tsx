'use client';

import { ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useId, useState } from 'react';
import type { Person } from '../../privacy/person.ts';
import { erasureReasons } from '../../privacy/reasons.ts';
import { callOffice } from '../call-office.tsx';

interface Props {
  person: Person;
  typed: string;
  onErased: () => void;
}

const SLUG = 'erase-person';

/** Erases the person after a confirmation that names the reason and the copies elsewhere. */
export function ErasePerson({ person, typed, onErased }: Props) {
  const { openModal } = useModal();
  const select = useId();
  const [reason, setReason] = useState<string>(erasureReasons[0]);
  const { copies, enquiries, mentions, requests, site } = person;

  async function erase() {
    const answer = await callOffice<{ message: string }>('person/erase', {
      body: { typed, reason },
    });
    if (!answer) return;
    toast.success(answer.message);
    onErased();
  }

  return (
    <>
      <button type="button" className="quiet-button" onClick={() => openModal(SLUG)}>
        ลบข้อมูลของบุคคลนี้ทั้งหมด
      </button>
      <ConfirmationModal
        modalSlug={SLUG}
        className="erase-person"
        heading="ลบข้อมูลของบุคคลนี้ถาวร"
        confirmLabel="ลบถาวร"
        confirmingLabel="กำลังลบ"
        onConfirm={erase}
        body={
          <>
            <p>
              ลบลูกค้าและการลงทะเบียน {enquiries.length} รายการพร้อมประวัติ สำเนาที่เว็บไซต์ {site.length}{' '}
              รายการ และปิดทับเบอร์หรืออีเมลที่กล่าวถึงในรายการอื่น {mentions.length} แห่ง กู้คืนไม่ได้
            </p>
            {requests.length > 0 && (
              <p>
                คำขอใช้สิทธิ {requests.length} รายการจะไม่เหลือชื่อและช่องทางติดต่อ หากยังต้องแจ้งผล ให้แจ้งก่อนลบ
              </p>
            )}
            <p>สำเนาที่ยังเหลืออยู่ที่อื่น</p>
            <ul>
              {copies.map((copy) => (
                <li key={copy}>{copy}</li>
              ))}
            </ul>
            <p>
              <label htmlFor={select}>เหตุผล</label>
              <select id={select} value={reason} onChange={({ target }) => setReason(target.value)}>
                {erasureReasons.map((known) => (
                  <option key={known}>{known}</option>
                ))}
              </select>
            </p>
          </>
        }
      />
    </>
  );
}
