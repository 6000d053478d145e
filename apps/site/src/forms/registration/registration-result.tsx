import { Thai } from '../../components/thai.tsx';
import { TicketLineLink } from '../../components/ticket.tsx';
import { PrintedTicket, TicketActions, FormResult } from '../result.tsx';
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
  const { isSuccess, message } = outcome;
  const reference = outcome.isSuccess ? outcome.reference : outcome.keptAs;
  return (
    <FormResult
      id="registration-heading"
      title={isSuccess ? title : words.keptTitle}
      drawing={isSuccess && <PrintedTicket {...{ words: ticket, language, reference, phone }} />}
      actions={
        isSuccess ? (
          <TicketActions words={ticket} reference={reference} />
        ) : (
          <TicketLineLink words={ticket} reference={reference ?? ''} />
        )
      }
      closeLabel={words.close}
      isInDialog={isInDialog}
      announced={isSuccess ? 'status' : 'alert'}
    >
      <Thai>{message}</Thai>
    </FormResult>
  );
}
