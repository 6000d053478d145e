import { type ReactNode, useEffect, useRef } from 'react';
import { Thai } from '../components/thai.tsx';
import { closeDialog } from './modal.tsx';
import { useClickGuard } from './click-guard.ts';

interface Props {
  /** The id of its heading. */
  id: string;
  title: string;
  /** What is said of it. */
  children: ReactNode;
  /** A ticket or a drawing: it stands above the heading and is read after the text. */
  drawing?: ReactNode;
  /** What can be done next, beside closing. */
  actions: ReactNode;
  closeLabel: string;
  /** Where it does not stand in the place of a form on its page. */
  isInDialog: boolean;
  /** How it is announced where it takes the place of the form. */
  announced?: 'status' | 'alert';
}

/** How sending a form ended, in a dialog or in the form's place: its heading is read first. */
export function FormResult(props: Props) {
  const { id, title, children, drawing, actions, closeLabel, isInDialog, announced } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const isSettled = useClickGuard();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // What stood here was longer, and its button far below.
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
