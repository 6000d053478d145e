import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { leadForm } from '../../content/lead-form.ts';

interface Props {
  title: string;
  isError?: boolean;
  drawing: ReactNode;
  children: ReactNode;
  actions: ReactNode;
  /** The dialog was closed, by a button, Esc or a press beside it. */
  onClose: () => void;
}

/** A modal dialog: the browser holds the focus inside while it is open. */
export function ResultDialog({
  title,
  isError = false,
  drawing,
  children,
  actions,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      className={isError ? 'dialog dialog-error' : 'dialog'}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      // A press beside it closes it too; React's types do not know the attribute yet.
      {...{ closedby: 'any' }}
    >
      <form method="dialog" className="contents">
        <button className="dialog-close" aria-label={leadForm.failure.close}>
          <X className="icon" aria-hidden="true" />
        </button>
        <div className="dialog-scene">{drawing}</div>
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className="button-row">{actions}</div>
      </form>
    </dialog>
  );
}
