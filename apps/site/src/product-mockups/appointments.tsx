import type { WithContent } from '../content/site-content.ts';
import { Words } from './words.tsx';

/** Two hours of a doctor's day: a booked slot, the visit of the reminder, a free slot. */
export function AppointmentsView({ content }: WithContent) {
  const { doctor, label, slots } = content.views.appointments;
  return (
    <figure className="slots" role="img" aria-label={label}>
      <b>
        <Words>{doctor}</Words>
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
