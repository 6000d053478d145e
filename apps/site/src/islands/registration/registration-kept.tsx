import { TicketLineLink } from '../../components/ticket.tsx';
import type { RegistrationContent } from './content.ts';
import { RegistrationResult } from './registration-result.tsx';

interface Props {
  words: RegistrationContent['words'];
  /** What is said of it, with the reference. */
  message: string;
  reference: string;
  onClose?: (() => void) | undefined;
}

/**
 * In place of the form, when nobody answered and the enquiry was kept for sales: nothing here sends it
 * once more. What was typed stays in the tab for whoever opens the form again.
 */
export function RegistrationKept({ words, message, reference, onClose }: Props) {
  return (
    <RegistrationResult
      words={words}
      title={words.keptTitle}
      message={message}
      isSuccess={false}
      actions={<TicketLineLink words={words.success.ticket} reference={reference} />}
      onClose={onClose}
    />
  );
}
