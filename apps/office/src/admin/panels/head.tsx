import { toE164 } from '@clinicdee/protocol/e164';
import type { UIFieldServerProps } from 'payload';
import { waitingTime } from '../../enquiries/elapsed.ts';
import { recordOfForm, subjectOfForm } from './subject-of-form.ts';
import { ThaiTime } from './thai-time.tsx';

/** What a sales person needs before the call, and the call itself. */
export function Head(props: UIFieldServerProps) {
  if (!subjectOfForm(props)) return null;
  const { phone, email, createdAt, organizationLabel, sourceWords, description, ...rest } =
    recordOfForm(props);
  const waiting = createdAt ? waitingTime({ ...rest, createdAt }) : '';
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
      <p className="lead-facts">
        {createdAt && (
          <>
            ได้รับเมื่อ <ThaiTime value={createdAt} />
          </>
        )}
        {waiting && (
          <span className="waiting" data-waits={waiting.startsWith('รอ')}>
            {waiting}
          </span>
        )}
      </p>
    </section>
  );
}
