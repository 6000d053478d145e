import { Thai } from '../../components/thai.tsx';
import { TicketLineLink } from '../../components/ticket.tsx';
import { FormResult } from '../result.tsx';
import type { Outcome } from '../rules/outcome.ts';
import type { RegistrationContent } from './content.ts';

interface Props {
  content: RegistrationContent;
  outcome: Outcome;
  /** The visitor's phone number. */
  phone: string;
  isInDialog: boolean;
}

/**
 * Replaces the form after submission: shows the ticket, or, when the registration API did not answer and the
 * enquiry was stored for sales, its reference. Offers no resend; the draft stays in the tab for when the form is
 * opened again.
 */
export function RegistrationResult({ content, outcome, phone, isInDialog }: Props) {
  const { language, words } = content;
  const { ticket, title } = words.success;
  const shared = { id: 'registration-heading', closeLabel: words.close, isInDialog };
  return outcome.isSuccess ? (
    <FormResult
      {...shared}
      title={title}
      ticket={{ words: ticket, language, reference: outcome.reference, phone }}
      announced="status"
    >
      <Thai>{outcome.message}</Thai>
    </FormResult>
  ) : (
    <FormResult
      {...shared}
      title={words.keptTitle}
      actions={<TicketLineLink words={ticket} reference={outcome.keptAs ?? ''} />}
      announced="alert"
    >
      <Thai>{outcome.message}</Thai>
    </FormResult>
  );
}
