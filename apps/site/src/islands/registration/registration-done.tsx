import type { Outcome } from '../../registrations/outcome.ts';
import { PrintedTicket, TicketActions } from '../printed-ticket.tsx';
import type { RegistrationContent } from './content.ts';
import { RegistrationResult } from './registration-result.tsx';

interface Props {
  words: RegistrationContent['words'];
  outcome: Extract<Outcome, { isSuccess: true }>;
  /** The number that was given. */
  phone: string;
  onClose?: (() => void) | undefined;
}

/** Thanks, in place of the form: the server's words, and the ticket with the number to quote. */
export function RegistrationDone({ words, outcome, phone, onClose }: Props) {
  const { ticket, title } = words.success;
  const { message, reference } = outcome;
  return (
    <RegistrationResult
      words={words}
      title={title}
      message={message}
      isSuccess
      actions={<TicketActions words={ticket} reference={reference} />}
      onClose={onClose}
    >
      <PrintedTicket words={ticket} reference={reference} phone={phone} />
    </RegistrationResult>
  );
}
