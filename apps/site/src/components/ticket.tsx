import { extractPhone } from '@clinicdee/protocol';
import { fill } from '../content/fill-in.ts';
import type { SiteContent } from '../content/site-content.ts';
import { callTime } from './call-time.ts';
import { LineGlyph } from './glyphs.tsx';
import { LogoMark } from './logo.tsx';
import { Thai } from './thai.tsx';

export type TicketWords = SiteContent['thanks']['ticket'];

interface Props {
  words: TicketWords;
  language: string;
  /** The reference number; some registration APIs return none. */
  reference: string | undefined;
  received: Date;
  /** The time of rendering. */
  now: Date;
  /** The number to call. Never on a page with an address of its own, because it is personal data. */
  phone?: string;
}

/** Longer references are set smaller and may wrap. */
const LONGEST_IN_ONE_LINE = 10;

/**
 * The confirmation ticket: selectable text coming out of a drawn printer. The printing animation plays once,
 * unless the visitor prefers reduced motion.
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
                      <span className="num keep">{extractPhone(phone)}</span>
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

/** The printer. Its base is the SVG's lower edge, to stand on a border. */
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

/** Opens a LINE chat with the reference number as prefilled message. */
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

/** Path of the paper's torn edge with fourteen teeth, closed below. */
const tornEdge = `M1 12V1${'l10.8 7 10.8-7'.repeat(14)}V12`;
