import type { UIFieldServerProps } from 'payload';
import { packageLabel } from '../../enquiries/packages.ts';
import { PhoneLink } from '../phone-link.tsx';
import { recordOfForm, subjectOfForm } from './subject-of-form.ts';
import { ThaiTime } from './thai-time.tsx';
import { Waiting } from './waiting.tsx';

/** The summary that sales needs before a call, with phone and mail links. */
export function Head(props: UIFieldServerProps) {
  if (!subjectOfForm(props)) return null;
  const { phone, email, createdAt, source, sourceWords, description, ...rest } =
    recordOfForm(props);
  const facts = [
    rest.organizationLabel,
    rest.clinicName,
    rest.package && `แพ็กเกจ ${packageLabel(rest.package)}`,
    source !== 'unknown' && sourceWords && `มาจาก ${sourceWords}`,
  ];
  return (
    <section className="lead-head" aria-label="สรุป">
      <div className="lead-actions">
        {phone && <PhoneLink phone={phone} word="โทร" className="lead-call" />}
        {email && (
          <a className="lead-mail" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </div>
      <p className="lead-facts">
        <Waiting />
        {createdAt && (
          <span>
            ได้รับเมื่อ <ThaiTime value={createdAt} />
          </span>
        )}
        {rest.reference && <span>เลขอ้างอิง {rest.reference}</span>}
      </p>
      <p className="lead-facts">{facts.filter(Boolean).join(' · ')}</p>
      {rest.isSuspected && <p className="lead-suspected">อาจเป็นสแปม: มีการกรอกช่องที่คนทั่วไปมองไม่เห็น</p>}
      {rest.consentWithdrawnAt && !rest.marketingConsent && (
        <p className="lead-suspected">ถอนความยินยอมรับข่าวสารแล้ว: ติดต่อได้เฉพาะเรื่องที่ลูกค้าสอบถาม</p>
      )}
      {description && (
        <p className="lead-words" tabIndex={0} role="region" aria-label="รายละเอียดที่ลูกค้าเขียน">
          {description}
        </p>
      )}
    </section>
  );
}
