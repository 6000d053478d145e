import { Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { copyText } from '../browser/copy.ts';
import { Thai } from '../components/thai.tsx';
import { Ticket, TicketLineLink, type TicketWords } from '../components/ticket.tsx';
import { useClickGuard, closeDialog } from './modal.tsx';

interface ResultProps {
  /** The heading's id. */
  id: string;
  title: string;
  children: ReactNode;
  /** The ticket of a form that was accepted just now, with its actions. */
  ticket?: {
    words: TicketWords;
    language: string;
    reference: string | undefined;
    phone: string;
  };
  /** Without a ticket: a drawing above the heading visually, after the text in reading order. */
  drawing?: ReactNode;
  /** Without a ticket: actions besides closing. */
  actions?: ReactNode;
  closeLabel: string;
  isInDialog: boolean;
  /** The live region's role when it replaces a form. */
  announced?: 'status' | 'alert';
}

/** The outcome of a submission, in a dialog or in place of the form. Focuses its heading. */
export function FormResult(props: ResultProps) {
  const { id, title, children, ticket, closeLabel, isInDialog, announced } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [now] = useState(() => new Date());
  const isSettled = useClickGuard();
  const { reference } = ticket ?? {};
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The replaced form was longer, so the page may be scrolled far below.
    if (announced) heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [announced]);
  return (
    <div
      className={isInDialog ? 'dialog-result' : 'form form-done'}
      role={announced === 'status' ? 'status' : undefined}
      data-unsettled={!isSettled || undefined}
    >
      <h2 id={id} ref={heading} tabIndex={-1}>
        <Thai>{title}</Thai>
      </h2>
      <p className="wide" role={announced === 'alert' ? 'alert' : undefined}>
        {children}
      </p>
      {ticket && <Ticket {...ticket} now={now} received={now} />}
      {props.drawing}
      <div className="button-row wide">
        {props.actions}
        {ticket && reference !== undefined && (
          <>
            <TicketLineLink words={ticket.words} reference={reference} />
            <button
              type="button"
              className="button button-line"
              onClick={() => void copyText(reference, ticket.words)}
            >
              <Copy className="icon" aria-hidden="true" />
              <span>{ticket.words.copy}</span>
            </button>
          </>
        )}
        {isInDialog && (
          <button type="button" className="button button-line" onClick={closeDialog}>
            {closeLabel}
          </button>
        )}
      </div>
    </div>
  );
}
