import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Phrases } from '../components/thai.tsx';
import { homeOf } from '../content/languages.ts';
import type { WithContent } from '../content/site-content.ts';
import { TicketPrinterDrawing } from '../illustrations/ticket-printer.tsx';
import { CounterScene } from './counter-scene.tsx';

interface NoPageProps {
  /** The HTTP status. */
  code: string;
  title: ReactNode;
  lead: string[];
  /** Label and path of the home link. */
  home: string;
  homePath: string;
  /** Other links. */
  links: { label: string; href: string }[];
  drawing: ComponentProps<typeof TicketPrinterDrawing>;
}

/** Error message with links to other pages. */
export function NoPage({ code, title, lead, home, homePath, links, drawing }: NoPageProps) {
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
        <span className="scene-code num">{code}</span> {title}
      </h1>
      <p className="lead">
        <Phrases of={lead} />
      </p>
      <div className="button-row">
        <a className="button button-line" href={homePath}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {home}
        </a>
      </div>
    </CounterScene>
  );
}

/** Message for 404 (spec §2, "Not-found page"). */
export function NotFound({ content: { language, notFound } }: WithContent) {
  const title = <span lang="en">{notFound.title}</span>;
  return <NoPage {...notFound} homePath={homeOf(language)} title={title} />;
}
