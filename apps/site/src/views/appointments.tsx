import type { WithContent } from '../content/site-content.ts';
import { View, ViewHead } from './view.tsx';
import { Words } from './words.tsx';

/** Two doctors' morning, half an hour a line. */
export function AppointmentsView({
  content: {
    views: { appointments },
  },
}: WithContent) {
  const { badge, doctors, hours, label, title } = appointments;
  return (
    <View className="view-appointments" label={label}>
      <ViewHead title={<Words>{title}</Words>}>
        <span className="badge ok">{badge}</span>
      </ViewHead>
      <div className="calendar">
        <div className="calendar-hours">
          {hours.map((hour) => (
            <span className="caption num half-hours-2" key={hour}>
              {hour}
            </span>
          ))}
        </div>
        {doctors.map(({ name: doctor, slots }) => (
          <div className="calendar-doctor" key={doctor}>
            <b>
              <Words>{doctor}</Words>
            </b>
            {slots.map(({ detail, halfHours, name, tone }, index) => (
              <div className={`slot slot-${tone} half-hours-${halfHours}`} key={index}>
                {name && (
                  <b>
                    <Words>{name}</Words>
                  </b>
                )}
                {detail}
              </div>
            ))}
          </div>
        ))}
      </div>
    </View>
  );
}
