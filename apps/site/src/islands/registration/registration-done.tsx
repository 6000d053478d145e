import { useEffect, useRef } from 'react';
import { Thai } from '../../components/thai.tsx';
import { useSettled } from '../../enquiry-form/settled.ts';
import type { Outcome } from '../../registrations/outcome.ts';
import { PrintedTicket, TicketActions } from '../printed-ticket.tsx';
import type { RegistrationContent } from './content.ts';

interface Props {
  words: RegistrationContent['words'];
  outcome: Extract<Outcome, { isSuccess: true }>;
  /** The number that was given. */
  phone: string;
  onClose?: (() => void) | undefined;
}

/** Thanks, in place of the form: the server's words, and the ticket with the number to quote. */
export function RegistrationDone({ words, outcome, phone, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isSettled = useSettled();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // What stood here was longer, and its button far below.
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  const { ticket, title } = words.success;
  return (
    <div
      className={onClose ? 'dialog-result' : 'form form-done'}
      role="status"
      data-unsettled={!isSettled || undefined}
    >
      <h2 id="registration-heading" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="wide">
        <Thai>{outcome.message}</Thai>
      </p>
      <PrintedTicket words={ticket} reference={outcome.reference} phone={phone} />
      <div className="button-row wide">
        <TicketActions words={ticket} reference={outcome.reference} />
        {onClose && (
          <button className="button button-line" onClick={onClose}>
            {words.close}
          </button>
        )}
      </div>
    </div>
  );
}
