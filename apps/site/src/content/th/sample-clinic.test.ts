import { expect, it, vi } from 'vitest';

/** Each name of the brand's drawn clinic, and one that nobody has in its place. */
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

it('has every name of the drawn clinic from the brand, and no other', async () => {
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
