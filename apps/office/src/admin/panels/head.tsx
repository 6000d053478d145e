import { toE164 } from '@clinicdee/protocol/e164';
import type { UIFieldServerProps } from 'payload';
import { recordOfForm, subjectOfForm } from './subject-of-form.ts';
import { ThaiTime } from './thai-time.tsx';
import { Waiting } from './waiting.tsx';

/** What a sales person needs before the call, and the call itself. */
export function Head(props: UIFieldServerProps) {
  if (!subjectOfForm(props)) return null;
  const { phone, email, createdAt, organizationLabel, sourceWords, description, ...rest } =
    recordOfForm(props);
  return (
    <section className="lead-head" aria-label="สรุป">
      <p className="lead-facts">
        {[organizationLabel, rest.clinicName, rest.package, sourceWords]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {description && <p className="lead-words">{description}</p>}
      <div className="lead-actions">
        {phone && (
          <a className="lead-call" href={`tel:${toE164(phone) || phone.replace(/[^\d+]/g, '')}`}>
            โทร {phone}
          </a>
        )}
        {email && (
          <a className="lead-mail" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </div>
      {rest.isSuspected && <p className="lead-facts">อาจเป็นสแปม: มีการกรอกช่องที่คนทั่วไปมองไม่เห็น</p>}
      <p className="lead-facts">
        {rest.reference && <>เลขอ้างอิง {rest.reference} · </>}
        {createdAt && (
          <>
            ได้รับเมื่อ <ThaiTime value={createdAt} />
          </>
        )}
        <Waiting />
      </p>
    </section>
  );
}
