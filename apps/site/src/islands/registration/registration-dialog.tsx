import { X } from 'lucide-react';
import { useRef } from 'react';
import { emptyRegistration } from '../../registrations/form.ts';
import { Modal } from '../../enquiry-form/modal.tsx';
import type { RegistrationContent } from './content.ts';
import { RegistrationForm } from './registration-form.tsx';

interface Props {
  content: RegistrationContent;
  packageId: string;
  onClose: () => void;
}

/** The registration form in a modal dialog. A press beside it does not close it: people miss. */
export function RegistrationDialog({ content, packageId, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <Modal
      className="dialog dialog-wide registration-dialog"
      ref={dialog}
      labelledBy="registration-heading"
      onClose={onClose}
    >
      <button className="dialog-close" aria-label={content.words.close} onClick={close}>
        <X className="icon" aria-hidden="true" />
      </button>
      <RegistrationForm
        content={content}
        initial={{ ...emptyRegistration, package: packageId }}
        onCancel={close}
        isInDialog
      />
    </Modal>
  );
}
