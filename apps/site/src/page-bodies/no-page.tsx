import { ArrowLeft } from 'lucide-react';
import { Phrases } from '../components/thai.tsx';
import { homeOf } from '../content/languages.ts';
import type { WithContent } from '../content/site-content.ts';
import { TicketPrinterDrawing } from '../illustrations/ticket-printer.tsx';
import { CounterScene } from './counter-scene.tsx';

/** Says that there is no such page, with links to others. */
export function NoPage({ content }: WithContent) {
  const { code, title, lead, home, links, drawing } = content.notFound;
  return (
    <CounterScene
      drawing={<TicketPrinterDrawing {...drawing} />}
      after={
        <ul className="scene-links">
          {links.map((link) => (
            <li key={link.href}>
              <a className="link link-touch" href={link.href}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      }
    >
      <h1>
        <span className="scene-code num">{code}</span> <span lang="en">{title}</span>
      </h1>
      <p className="lead">
        <Phrases of={lead} />
      </p>
      <div className="button-row">
        <a className="button button-line" href={homeOf(content.language)}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {home}
        </a>
      </div>
    </CounterScene>
  );
}
