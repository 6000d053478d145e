import { useEffect, useRef } from 'react';
import { Thai } from '../../components/thai.tsx';
import { TicketDrawing } from '../../drawings/ticket.tsx';
import { useSettled } from '../../enquiry-form/settled.ts';
import type { Outcome } from '../../registrations/outcome.ts';
import type { RegistrationContent } from './content.ts';

interface Props {
  words: RegistrationContent['words'];
  outcome: Extract<Outcome, { isSuccess: true }>;
  onClose?: (() => void) | undefined;
}

/** Thanks, in place of the form: the server's words and the number to quote. */
export function RegistrationDone({ words, outcome, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isSettled = useSettled();
  useEffect(() => heading.current?.focus(), []);
  const { title, reference } = words.success;
  return (
    <div
      className={onClose ? undefined : 'form'}
      role="status"
      data-unsettled={!isSettled || undefined}
    >
      <div className="dialog-scene wide">
        <TicketDrawing />
      </div>
      <h2 id="registration-heading" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="wide">
        <Thai>{outcome.message}</Thai>
      </p>
      {outcome.reference && (
        <p className="wide">
          {reference} <b className="num">{outcome.reference}</b>
        </p>
      )}
      {onClose && (
        <div className="button-row">
          <button className="button button-line" onClick={onClose}>
            {words.close}
          </button>
        </div>
      )}
    </div>
  );
}
