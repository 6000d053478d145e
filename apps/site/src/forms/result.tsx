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
  /** A ticket or drawing: above the heading visually, after the text in reading order. */
  drawing?: ReactNode;
  /** Actions besides closing. */
  actions: ReactNode;
  closeLabel: string;
  isInDialog: boolean;
  /** The live region's role when it replaces a form. */
  announced?: 'status' | 'alert';
}

/** The outcome of a submission, in a dialog or in place of the form. Focuses its heading. */
export function FormResult(props: ResultProps) {
  const { id, title, children, drawing, actions, closeLabel, isInDialog, announced } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const isSettled = useClickGuard();
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
      {drawing}
      <div className="button-row wide">
        {actions}
        {isInDialog && (
          <button type="button" className="button button-line" onClick={closeDialog}>
            {closeLabel}
          </button>
        )}
      </div>
    </div>
  );
}

interface TicketProps {
  words: TicketWords;
  reference: string | undefined;
}

/** The ticket of a form sent just now. */
export function PrintedTicket({
  words,
  reference,
  language,
  phone,
}: TicketProps & { language: string; phone: string }) {
  const [now] = useState(() => new Date());
  return <Ticket {...{ words, language, reference, phone, now }} received={now} />;
}

/** Actions with the reference number: ask in LINE, or copy it. Renders nothing without a number. */
export function TicketActions({ words, reference }: TicketProps) {
  if (reference === undefined) return null;
  return (
    <>
      <TicketLineLink words={words} reference={reference} />
      <button
        type="button"
        className="button button-line"
        onClick={() => void copyText(reference, words)}
      >
        <Copy className="icon" aria-hidden="true" />
        <span>{words.copy}</span>
      </button>
    </>
  );
}
