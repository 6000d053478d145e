import { OctagonAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Phrases } from '../components/thai.tsx';
import type { WithContent } from '../content/site-content.ts';
import { CheekDrawing, CheekPlaceDrawing, type Spots } from '../illustrations/cheek.tsx';
import { ClinicMark } from '../illustrations/clinic-mark.tsx';
import { View } from './view.tsx';

/** Two hours of a doctor's day: a booked slot, the visit of the reminder, a free slot. */
export function AppointmentsView({ content }: WithContent) {
  const { doctor, label, slots } = content.views.appointments;
  return (
    <figure className="slots" role="img" aria-label={label}>
      <b>
        <Phrases of={doctor.split(' ')} />
      </b>
      {slots.map(({ detail, time, tone }) => (
        <span className={`slot slot-${tone}`} key={time}>
          {time}
          <small>{detail}</small>
        </span>
      ))}
    </figure>
  );
}

/** The reminder as a LINE message under the clinic's mark. Hidden from screen readers: the text beside it suffices. */
export function LineBubble({ content }: WithContent) {
  const { lineReminder } = content.views;
  return (
    <div className="line-bubble" aria-hidden="true">
      <ClinicMark name={lineReminder.mark} />
      <p>
        <Phrases of={lineReminder.short.split(' ')} />
        <span className="caption">{lineReminder.sent}</span>
      </p>
    </div>
  );
}

/** Papules of the first visit, and the one that remains. */
const before: Spots = [
  [52, 52, 2.6],
  [70, 46, 2.1],
  [63, 64, 2.7],
  [82, 61, 2.3],
  [50, 78, 2.2],
  [73, 82, 2.5],
];
const after: Spots = [[63, 64, 1.7]];

function Picture({ count, scale, spots }: { count: string; scale: string; spots: Spots }) {
  return (
    <div className="opd-shot">
      <CheekDrawing spots={spots} />
      <span className="opd-count">{count}</span>
      <span className="opd-scale">{scale}</span>
    </div>
  );
}

function Signature() {
  return (
    <svg className="drawing opd-signature" viewBox="0 0 190 60" aria-hidden="true">
      <path d="M10 49C15 36 22 19 28 12c3-3 5-1 4 4-2 9-6 20-8 30 8-14 18-29 30-38 4-2 6 0 3 3M61 30c-5 0-9 5-8 9 1 3 6 0 9-7-1 5-1 8 2 8 4 0 8-11 11-24-3 10-6 23-3 24 4 1 7-12 10-23-3 10-5 22-2 23 3 0 5-4 7-8 1 4 3 2 5-1-1 3-2 6 0 7 3 0 5-6 9-7-2 4-2 8 1 7 3-1 4-13 8-25-4 9-8 24-7 26 3-4 6-8 9-8-1 1-3 3-2 5 2 4 6 3 9 0 3-2 4-4 7-5-4 0-6 5-4 7 3 1 5-3 6-6 0 4 0 6 3 6 8 0 20-6 40-15M68 26c9-3 18-4 26-4M46 55c34-7 76-10 112-8" />
    </svg>
  );
}

/** One visit on the OPD card: note, pictures of the cheek before and after, signature. */
export function OpdCardView({
  content: {
    views: { opdCard },
  },
}: WithContent) {
  const { about, allergy, note, patient, scale, signature } = opdCard;
  return (
    <View className="view-opd" label={opdCard.label}>
      <div className="opd-patient">
        <b className="opd-name">
          <Phrases of={patient.split(' ')} />
          <small>{about}</small>
        </b>
        <span className="opd-allergy">
          <OctagonAlert className="icon" aria-hidden="true" />
          <b>
            {allergy.title}
            <small>{allergy.detail}</small>
          </b>
        </span>
      </div>
      <div className="opd-body">
        <dl className="opd-note">
          {note.map(({ name, value }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        <div>
          <p className="opd-where">
            <CheekPlaceDrawing />
            {opdCard.place}
            <span className="caption">{opdCard.angle}</span>
          </p>
          <div className="opd-pair">
            <Picture count={opdCard.before.count} scale={scale} spots={before} />
            <Picture count={opdCard.after.count} scale={scale} spots={after} />
          </div>
          <p className="opd-when">
            <span>
              <b>{opdCard.before.title}</b> {opdCard.before.day}
            </span>
            <span>
              <b>{opdCard.after.title}</b> {opdCard.after.day}
            </span>
          </p>
        </div>
      </div>
      <p className="opd-signed">
        <Signature />
        <b>
          {signature.doctor}
          <small>{signature.detail}</small>
        </b>
      </p>
    </View>
  );
}
