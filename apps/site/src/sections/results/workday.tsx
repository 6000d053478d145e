/** Units of an hour's length in the drawing. */
const HOUR = 40;

/** A working day as a strip of hours, those that are saved filled in. */
export function Workday({ hours, saved }: { hours: number; saved: number }) {
  const length = hours * HOUR;
  const between = Array.from({ length: hours - 1 }, (_, index) => index + 1);
  const ticks = between.map((hour) => `M${hour * HOUR} 18v${hour === saved ? 10 : 5}`).join('');
  return (
    <svg className="workday" viewBox={`-1 0 ${length + 2} 30`} aria-hidden="true">
      <path className="workday-saved" d={`M0 4h${saved * HOUR}v14H0z`} />
      <path className="workday-line" d={`M0 4h${length}v14H0z${ticks}`} />
    </svg>
  );
}
