import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Thai } from '../../components/thai.tsx';
import { Modal } from '../../enquiry-form/modal.tsx';

interface Props {
  title: string;
  /** What its cross is called. */
  close: string;
  isError?: boolean;
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
  return (
    <Modal
      className={isError ? 'dialog dialog-error' : 'dialog'}
      labelledBy={titleId}
      isClosedByPressBeside
      onClose={onClose}
    >
      <form method="dialog" className="contents">
        <button className="dialog-close" aria-label={close}>
          <X className="icon" aria-hidden="true" />
        </button>
        <div className="dialog-scene">{drawing}</div>
        <h2 id={titleId}>
          <Thai>{title}</Thai>
        </h2>
        {children}
        <div className="button-row">{actions}</div>
      </form>
    </Modal>
  );
}
