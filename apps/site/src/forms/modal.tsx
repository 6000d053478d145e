import { X } from 'lucide-react';
import {
  useEffect,
  useState,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';

/** The longest interval of a double click on common systems, ms. */
const DOUBLE_CLICK_MS = 500;

/**
 * Whether a new dialog accepts clicks yet: the second click of a double click would close it before it is read.
 * Until then the caller sets `data-unsettled`, which disables pointer events (`styles/dialog.css`); the keyboard
 * works at once.
 */
export function useClickGuard(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

interface Props {
  /** The id of the dialog's heading. */
  labelledBy: string;
  className: string;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** Whether a click on the backdrop closes it. */
  closesOnBackdrop?: boolean;
  /** Called after it is closed by a button, Esc or a click on the backdrop. */
  onClose: () => void;
  children: ReactNode;
}

/** Closes the dialog that contains the clicked button. */
export const closeDialog = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void =>
  currentTarget.closest('dialog')?.close();

/** A modal dialog, open while mounted; the browser traps the focus. */
export function Modal({
  labelledBy,
  className,
  closeLabel,
  closesOnBackdrop = false,
  onClose,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isSettled = useClickGuard();
  // Runs before the effects of the children: nothing in a closed dialog can be focused.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const closedby = closesOnBackdrop && isSettled ? 'any' : 'closerequest';
  return (
    <dialog
      className={className}
      ref={dialog}
      aria-labelledby={labelledBy}
      onClose={onClose}
      data-unsettled={!isSettled || undefined}
      // Missing from React's types.
      closedby={closedby}
    >
      <button
        type="button"
        className="icon-button dialog-close"
        aria-label={closeLabel}
        onClick={closeDialog}
      >
        <X className="icon" aria-hidden="true" />
      </button>
      {children}
    </dialog>
  );
}
