const format = new Intl.DateTimeFormat('th-TH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Bangkok',
});

/** A moment in Thai form: 21 พ.ย. 2569 11:30. */
export function ThaiTime({ value }: { value: string }) {
  return <time dateTime={value}>{format.format(new Date(value))}</time>;
}
