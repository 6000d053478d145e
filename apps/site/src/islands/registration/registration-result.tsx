import { type ReactNode, useEffect, useRef } from 'react';
import { Thai } from '../../components/thai.tsx';
import { useSettled } from '../../enquiry-form/settled.ts';
import type { RegistrationContent } from './content.ts';

interface Props {
  words: RegistrationContent['words'];
  title: string;
  /** What the server says of it. */
  message: string;
  /** Whether it went well: told in the reader's own time, where anything else interrupts. */
  isSuccess: boolean;
  /** A ticket, where there is one. */
  children?: ReactNode;
  /** What can be done next, beside closing. */
  actions: ReactNode;
  onClose: (() => void) | undefined;
}

/** What stands in place of the form once it has been answered: its heading is read first. */
export function RegistrationResult(props: Props) {
  const { words, title, message, isSuccess, children, actions, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const isSettled = useSettled();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // What stood here was longer, and its button far below.
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div
      className={onClose ? 'dialog-result' : 'form form-done'}
      role={isSuccess ? 'status' : undefined}
      data-unsettled={!isSettled || undefined}
    >
      <h2 id="registration-heading" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="wide" role={isSuccess ? undefined : 'alert'}>
        <Thai>{message}</Thai>
      </p>
      {children}
      <div className="button-row wide">
        {actions}
        {onClose && (
          <button className="button button-line" onClick={onClose}>
            {words.close}
          </button>
        )}
      </div>
    </div>
  );
}
