import { expect, it, vi } from 'vitest';

/** Replaces every name of the drawn clinic by a marker. */
const renamed = (value: unknown, at = 'clinic'): unknown => {
  if (typeof value === 'string') return `<${at}>`;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, renamed(one, `${at}-${key}`)]);
  return Array.isArray(value)
    ? entries.map(([, one]) => one)
    : { ...Object.fromEntries(entries), mark: 'paw' };
};

vi.mock(import('@clinicdee/brand/drawn-clinic'), async (original) => {
  const { drawnClinic } = await original();
  return { drawnClinic: renamed(drawnClinic) as typeof drawnClinic };
});

it('takes every name of the sample clinic from the brand', async () => {
  const { drawnClinic: written } = await vi.importActual<
    typeof import('@clinicdee/brand/drawn-clinic')
  >('@clinicdee/brand/drawn-clinic');
  const { drawnClinic: marked } = await import('@clinicdee/brand/drawn-clinic');
  const { contentOf } = await import('../site-content.ts');
  const { problems, views } = contentOf('th');
  const said = JSON.stringify({ problems, views });
  const { branches, doctor, name, patient } = written;
  for (const one of [name, ...branches, doctor.name, doctor.short, patient.name, patient.short])
    expect(said).not.toContain(one);
  const { branches: places, doctor: who } = marked;
  for (const one of [marked.name, ...places, who.name, who.short, marked.patient.name])
    expect(said).toContain(one);
});

it.each([
  ['the first of a month', '2026-12-01', '6912-0014', '20 ต.ค. 69', '22 ธ.ค. 69'],
  ['the first of a year', '2027-01-01', '7001-0014', '20 พ.ย. 69', '22 ม.ค. 70'],
  ['an ordinary day', '2026-11-23', '6911-0366', '12 ต.ค. 69', '14 ธ.ค. 69'],
  ['a leap day', '2028-02-29', '7102-0462', '18 ม.ค. 71', '21 มี.ค. 71'],
  // Three weeks on is New Year's Eve, three weeks back the King's birthday.
  ['a day before a holiday', '2026-12-10', '6912-0158', '29 ต.ค. 69', '7 ม.ค. 70'],
  ['a day after holidays', '2026-11-03', '6911-0046', '15 ก.ย. 69', '24 พ.ย. 69'],
])('derives numbers and dates from today: %s', async (_name, day, number, first, next) => {
  const { contentsOf } = await import('../site-content.ts');
  const { fileFacts } = await import('../facts.ts');
  const { views } = contentsOf(fileFacts, day).th;
  const plain = JSON.stringify(views).replaceAll(/[\u00a0\u2060]/g, ' ');
  expect(plain).toContain(`ใบเสร็จ ${number} · `);
  expect(views.opdCard.before.day.replaceAll('\u00a0', ' ')).toBe(first);
  expect(views.opdCard.note.at(-1)?.value.replaceAll('\u00a0', ' ')).toContain(next);
});
