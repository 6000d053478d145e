import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { th } from '../content/th/index.ts';
import { Ticket } from './ticket.tsx';

const { ticket } = th.thanks;

const now = new Date('2026-11-22T12:00:00+07:00');

it('shows only the phone number of a text that contains one', () => {
  const html = renderToStaticMarkup(
    <Ticket
      words={ticket}
      language="th"
      reference="M9DP-9V3J"
      received={now}
      now={now}
      phone="โทร ๐๘๑ - 234 - 5671 ต่อ 12"
    />,
  );
  expect(html).toContain('>081-234-5671<');
});
