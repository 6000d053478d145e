import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { leadForm } from '../../content/lead-form.ts';

interface Props {
  title: string;
  drawing: ReactNode;
  children: ReactNode;
  actions: ReactNode;
  /** The dialog was closed, by a button, Esc or a press beside it. */
  onClose: () => void;
}

/** A modal dialog: the browser holds the focus inside while it is open. */
export function ResultDialog({ title, drawing, children, actions, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      // A press beside it closes it too; React's types do not know the attribute yet.
      {...{ closedby: 'any' }}
    >
      <form method="dialog" className="dialog-body">
        <button className="dialog-close" aria-label={leadForm.failure.close}>
          <X className="icon" aria-hidden="true" />
        </button>
        <div className="dialog-drawing">{drawing}</div>
        <h2 className="dialog-title" id={titleId}>
          {title}
        </h2>
        <div className="dialog-text">{children}</div>
        <div className="button-row">{actions}</div>
      </form>
    </dialog>
  );
}
