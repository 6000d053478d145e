import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSettled } from './settled.ts';

interface Props {
  /** The id of its heading. */
  labelledBy: string;
  className: string;
  /** Whether a press beside it closes it too. */
  isClosedByPressBeside?: boolean;
  /** The dialog was closed, by a button, Esc or a press beside it. */
  onClose: () => void;
  /** To close it from outside. */
  ref?: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

/** A modal dialog, open while it is rendered: the browser holds the focus inside. */
export function Modal({
  labelledBy,
  className,
  isClosedByPressBeside = false,
  onClose,
  ref,
  children,
}: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const isSettled = useSettled();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);

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
      {children}
    </dialog>
  );
}
