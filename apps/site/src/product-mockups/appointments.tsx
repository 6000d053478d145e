import type { WithContent } from '../content/site-content.ts';
import { Words } from './words.tsx';
import './visit.css';

/** Two hours of one doctor's day: taken, the visit that the reminder speaks of, free. */
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
