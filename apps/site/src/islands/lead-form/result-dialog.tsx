import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Thai } from '../../components/thai.tsx';
import { Modal } from '../../enquiry-form/modal.tsx';

interface Props {
  title: string;
  /** What its cross is called. */
  close: string;
  isError?: boolean;
  /** It stands above the heading and is read after what stands below it. */
  drawing: ReactNode;
  children: ReactNode;
  actions: ReactNode;
  /** The dialog was closed, by a button, Esc or a press beside it. */
  onClose: () => void;
}

/** How a try ended: a drawing, what happened, what to do. */
export function ResultDialog({
  title,
  close,
  isError = false,
  drawing,
  children,
  actions,
  onClose,
}: Props) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // After the dialog, which would go to its cross. Above the heading there is the drawing to be seen.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Modal
      className={isError ? 'dialog dialog-error' : 'dialog'}
      labelledBy={titleId}
      isClosedByPressBeside
      onClose={onClose}
    >
      <form method="dialog" className="dialog-result">
        <button className="dialog-close" aria-label={close}>
          <X className="icon" aria-hidden="true" />
        </button>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          <Thai>{title}</Thai>
        </h2>
        {children}
        {drawing}
        <div className="button-row">{actions}</div>
      </form>
    </Modal>
  );
}
