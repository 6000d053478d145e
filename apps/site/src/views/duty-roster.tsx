import type { WithContent } from '../content/site-content.ts';
import { View, ViewHead } from './view.tsx';

/** One mark an appointment, four a row. */
function Due({ count }: { count: number }) {
  const marks = Array.from({ length: count }, (_, index) => index);
  return (
    <svg className="roster-slots" viewBox="0 0 40 40" aria-hidden="true">
      {marks.map((mark) => (
        <rect
          key={mark}
          x={(mark % 4) * 10}
          y={Math.floor(mark / 4) * 10}
          width="8"
          height="8"
          rx="2"
        />
      ))}
    </svg>
  );
}

/** A doctor's own week. */
export function DutyRosterView({
  content: {
    views: { dutyRoster },
  },
}: WithContent) {
  const { caption, days, due, label, off, title } = dutyRoster;
  return (
    <View className="view-roster" label={label}>
      <ViewHead title={title}>
        <span className="caption">{caption}</span>
      </ViewHead>
      <div className="roster-days">
        {days.map(({ day, isToday, shift }) => (
          <div
            className={`roster-day ${isToday ? 'roster-today' : ''} ${shift ? '' : 'roster-off'}`}
            key={day}
          >
            <span className="caption">{day}</span>
            <b>{shift ? shift.branch : off}</b>
            {shift && (
              <>
                <span className="num">{shift.hours}</span>
                <Due count={shift.due} />
                <span className="roster-due">
                  {shift.due} {due}
                </span>
              </>
            )}
          </div>
        ))}
      </div>
    </View>
  );
}
