import { shortMoment } from '../../i18n/date-formats.ts';

/** A date and time in Thai format: 21 พ.ย. 69 11:30. */
export function ThaiTime({ value }: { value: string }) {
  return <time dateTime={value}>{shortMoment.format(new Date(value))}</time>;
}
