import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useClickGuard } from './click-guard.ts';

interface Props {
  /** The id of its heading. */
  labelledBy: string;
  className: string;
  /** The name of the button that closes it. */
  closeLabel: string;
  /** Whether a press beside it closes it too. */
  isClosedByPressBeside?: boolean;
  /** The dialog was closed, by a button, Esc or a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** Closes the dialog that a pressed button stands in. */
export const closeDialog = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void =>
  currentTarget.closest('dialog')?.close();

/** A modal dialog, open while it is rendered: the browser holds the focus inside. */
export function Modal({
  labelledBy,
  className,
  closeLabel,
  isClosedByPressBeside = false,
  onClose,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isSettled = useClickGuard();
  // Before the effects of what it shows: nothing in a closed dialog can be given the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const closedby = isClosedByPressBeside && isSettled ? 'any' : 'closerequest';
  return (
    <dialog
      className={className}
      ref={dialog}
      aria-labelledby={labelledBy}
      onClose={onClose}
      data-unsettled={!isSettled || undefined}
      // React's types do not know the attribute yet.
      {...{ closedby }}
    >
      <button type="button" className="dialog-close" aria-label={closeLabel} onClick={closeDialog}>
        <X className="icon" aria-hidden="true" />
      </button>
      {children}
    </dialog>
  );
}
