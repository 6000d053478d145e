import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fill } from '../content/fill-in.ts';
import { contentOf } from '../content/site-content.ts';
import { Hero } from '../sections/hero.tsx';

it('says when the phone is answered', async () => {
  const content = contentOf('th');
  const { later, open, today, tomorrow } = content.hero.opening;
  const closedDays = Array.from({ length: 13 }, (_, index) => ({ day: `2026-11-${18 + index}` }));
  const hours = { opens: '09:00', closes: '18:00', otherHours: [] };
  const openDays = ['mon', 'tue'] as const;
  const opening = { ...content.brand.opening, ...hours, openDays, closedDays };
  const brand = { ...content.brand, opening };
  const { document, location } = new Window({ url: 'http://localhost/' });
  document.body.innerHTML = renderToStaticMarkup(
    <Hero content={{ ...content, brand, day: '2026-11-16' }} />,
  );
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', location);
  vi.useFakeTimers();
  onTestFinished(() => void vi.unstubAllGlobals().useRealTimers());
  await import('./opening-state.ts');
  for (const [now, words] of [
    ['16T09:00:01', fill(open, { clock: '18:00' })],
    ['16T06:00:00', fill(today, { clock: '09:00' })],
    ['16T18:00:01', fill(tomorrow, { clock: '09:00' })],
    ['17T18:00:01', fill(later, { day: ' 1 ธ.ค.', clock: '09:00' })],
  ] as const) {
    vi.setSystemTime(Date.parse(`2026-11-${now}+07:00`) - 60_000);
    vi.advanceTimersByTime(60_000);
    expect(document.querySelector('.hours-state')?.getAttribute('data-says'), now).toBe(words);
  }
});
