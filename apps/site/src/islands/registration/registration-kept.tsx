import { useEffect, useRef } from 'react';
import { Thai } from '../../components/thai.tsx';
import { TicketLineLink } from '../../components/ticket.tsx';
import type { RegistrationContent } from './content.ts';

interface Props {
  words: RegistrationContent['words'];
  /** What is said of it, with the reference. */
  message: string;
  reference: string;
  onClose?: (() => void) | undefined;
}

/**
 * In place of the form, when nobody answered and the enquiry was kept for sales: nothing here sends it
 * once more. What was typed stays in the tab for whoever opens the form again.
 */
export function RegistrationKept({ words, message, reference, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className={onClose ? 'dialog-result' : 'form form-done'}>
      <h2 id="registration-heading" ref={heading} tabIndex={-1}>
        {words.keptTitle}
      </h2>
      <p className="wide" role="alert">
        <Thai>{message}</Thai>
      </p>
      <div className="button-row wide">
        <TicketLineLink words={words.success.ticket} reference={reference} />
        {onClose && (
          <button className="button button-line" onClick={onClose}>
            {words.close}
          </button>
        )}
      </div>
    </div>
  );
}
