import { ArrowLeft } from 'lucide-react';
import { Phrases } from '../components/thai.tsx';
import type { WithContent } from '../content/site-content.ts';
import { TicketPrinterDrawing } from '../drawings/ticket-printer.tsx';
import { CounterScene } from './counter-scene.tsx';

/** Says that an address leads nowhere, and offers ways on (spec §2, "Not-found page"). */
export function NotFound({ content: { notFound } }: WithContent) {
  return (
    <CounterScene
      drawing={<TicketPrinterDrawing {...notFound.drawing} />}
      after={
        <ul className="scene-links">
          {notFound.links.map((link) => (
            <li key={link.href}>
              <a className="link" href={link.href}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      }
    >
      <h1>
        <span className="scene-code num">{notFound.code}</span>{' '}
        <span lang="en">{notFound.title}</span>
      </h1>
      <p className="lead">
        <Phrases of={notFound.lead} />
      </p>
      <div className="button-row">
        <a className="button button-line" href="/">
          <ArrowLeft className="icon" aria-hidden="true" />
          {notFound.home}
        </a>
      </div>
    </CounterScene>
  );
}
