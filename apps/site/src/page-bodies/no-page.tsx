import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Phrases } from '../components/thai.tsx';
import { homeOf } from '../content/languages.ts';
import type { WithContent } from '../content/site-content.ts';
import { TicketPrinterDrawing } from '../illustrations/ticket-printer.tsx';
import { CounterScene } from './counter-scene.tsx';

interface NoPageProps extends WithContent {
  /** The HTTP status. */
  code: string;
  title: string;
  lead: string[];
  /** Label of the home link. */
  home: string;
  /** Other links; default: those of an unknown address. */
  links?: { label: string; href: string }[];
  drawing: ComponentProps<typeof TicketPrinterDrawing>;
}

/** Error message with links to other pages. */
export function NoPage({ content, code, title, lead, home, links, drawing }: NoPageProps) {
  const { language, notFound } = content;
  return (
    <CounterScene
      drawing={<TicketPrinterDrawing {...drawing} />}
      after={
        <ul className="scene-links">
          {(links ?? notFound.links).map((link) => (
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
        <span className="scene-code num">{code}</span>{' '}
        {title === notFound.title ? <span lang="en">{title}</span> : title}
      </h1>
      <p className="lead">
        <Phrases of={lead} />
      </p>
      <div className="button-row">
        <a className="button button-line" href={homeOf(language)}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {home}
        </a>
      </div>
    </CounterScene>
  );
}
