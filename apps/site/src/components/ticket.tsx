import { mendPhone } from '@clinicdee/protocol';
import { fill } from '../content/fill-in.ts';
import type { SiteContent } from '../content/site-content.ts';
import { callTime } from './call-time.ts';
import { LineGlyph } from './line-glyph.tsx';
import { LogoMark } from './logo.tsx';
import { Thai } from './thai.tsx';

export type TicketWords = SiteContent['thanks']['ticket'];

interface Props {
  words: TicketWords;
  language: string;
  /** The number to quote; some registration APIs give none. */
  reference: string | undefined;
  received: Date;
  /** When this is read. */
  now: Date;
  /** The number to be called. It never stands on a page that has an address. */
  phone?: string;
}

/** A number of more letters than ours is set smaller, and may break. */
const LONGEST_IN_ONE_LINE = 10;

/**
 * The ticket that whoever sent a form takes home: text that is read aloud and selected whole, out of a
 * printer that is drawn. It is printed once, unless the visitor asked for stillness.
 */
export function Ticket({ words, language, reference, received, now, phone }: Props) {
  const time = callTime(received, now, words, language);
  const isLong = reference !== undefined && reference.length > LONGEST_IN_ONE_LINE;
  return (
    <div className="printing">
      <div className="printing-paper">
        <div className="ticket">
          <svg
            className="drawing ticket-edge"
            viewBox="0 0 304 10"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className="drawing-paper" d={tornEdge} />
          </svg>
          <p className="ticket-brand">
            <LogoMark />
            <span>{words.brand}</span>
          </p>
          <dl>
            {reference !== undefined && (
              <div>
                <dt>{words.reference}</dt>
                <dd className={`num ticket-number ${isLong ? 'ticket-number-long' : ''}`}>
                  {reference}
                </dd>
              </div>
            )}
            {time && (
              <div className="ticket-call">
                <dt>
                  <Thai>{phone ? words.callTo : words.call}</Thai>
                  {phone && (
                    <>
                      {' '}
                      <span className="num keep">{mendPhone(phone)}</span>
                    </>
                  )}
                </dt>
                <dd>
                  {time.map((piece, index) => (
                    <span key={piece}>
                      {index > 0 && ' '}
                      <span className="ticket-piece">{piece}</span>
                    </span>
                  ))}
                </dd>
              </div>
            )}
          </dl>
        </div>
      </div>
      <TicketMachine />
    </div>
  );
}

/** The printer. Its base is the lower edge, to stand on a rule or a panel's end. */
export function TicketMachine() {
  return (
    <svg className="drawing ticket-machine" viewBox="0 0 352 84" aria-hidden="true">
      <rect className="drawing-fill" x="1" y="1" width="350" height="82" rx="24" />
      <path d="M1 43h350" />
      <rect className="drawing-slot" x="18" y="13" width="316" height="17" rx="8.5" />
      <circle className="ticket-light" cx="312" cy="63" r="7" />
      <path d="M36 63h56" />
    </svg>
  );
}

/** Opens LINE's chat with the number in it, ready to be sent. */
export function TicketLineLink({ words, reference }: { words: TicketWords; reference: string }) {
  const { label, href, text, newTab } = words.line;
  return (
    <a
      className="button button-line ticket-line"
      href={`${href}?${encodeURIComponent(fill(text, { reference }))}`}
      target="_blank"
      rel="noopener"
    >
      <LineGlyph />
      {label}
      <span className="sr-only">{newTab}</span>
    </a>
  );
}

/** Fourteen teeth from edge to edge, closed below where the paper goes on. */
const tornEdge = `M1 12V1${'l10.8 7 10.8-7'.repeat(14)}V12`;
