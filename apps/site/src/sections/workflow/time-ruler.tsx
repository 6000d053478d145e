import type { SiteContent } from '../../content/site-content.ts';

/** What a step that takes no time is drawn as: an open end. */
const openEnd = 0.5;
/** Half the space between two segments, in percent of the ruler. */
const halfGap = 0.17;

/** The time line of a desktop: segments as long as their minutes, half-minute ticks below. */
export function TimeRuler({ steps, minutes }: SiteContent['workflow']) {
  const lengths = steps.map(({ time }) => time.minutes || openEnd);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const percent = (length: number) => (length / total) * 100;
  const segments = steps.map(({ number, time }, index) => {
    const start = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
    return { number, time, start, length: lengths[index] ?? openEnd };
  });
  const longest = Math.max(...lengths);
  const halfMinutes = Array.from({ length: total * 2 + 1 }, (_, index) => index / 2);
  const labelled = halfMinutes.filter((minute) => minute % 2 === 0);
  return (
    <svg className="time-ruler" aria-hidden="true">
      {segments.map(({ number, time, start, length }) => (
        <g key={number} className={segmentClass(time.minutes, longest)}>
          <rect
            x={`${percent(start) + halfGap}%`}
            y="1"
            width={`${percent(length) - 2 * halfGap}%`}
            height="3.5rem"
            rx="10"
          />
          <text x={`${percent(start) + halfGap}%`} y="2.1rem" dx="0.9rem">
            {number}
          </text>
        </g>
      ))}
      {halfMinutes.map((minute) => (
        <line
          key={minute}
          className="time-ruler-tick"
          x1={`${percent(minute)}%`}
          x2={`${percent(minute)}%`}
          y1={Number.isInteger(minute) ? '4.3rem' : '4.7rem'}
          y2="5.15rem"
        />
      ))}
      {labelled.map((minute) => (
        <text key={minute} className="time-ruler-label" x={`${percent(minute)}%`} y="6.4rem">
          {minute === 2 ? `${minute} ${minutes}` : minute}
        </text>
      ))}
    </svg>
  );
}

function segmentClass(minutes: number, longest: number): string {
  if (minutes === 0) return 'time-ruler-open';
  return minutes === longest ? 'time-ruler-longest' : 'time-ruler-segment';
}
