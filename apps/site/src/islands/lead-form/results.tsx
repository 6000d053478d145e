import { RotateCw } from 'lucide-react';
import { Thai } from '../../components/thai.tsx';
import { JamDrawing } from '../../drawings/jam.tsx';
import { PrintedTicket, TicketActions } from '../printed-ticket.tsx';
import { ResultDialog } from './result-dialog.tsx';
import type { LeadFormContent, LeadFormWords } from './content.ts';

/** Thanks, and the ticket with the number to quote and the time at which they call. */
export function SuccessDialog({
  words,
  reference,
  phone,
  onClose,
}: {
  words: LeadFormWords;
  reference: string | undefined;
  /** The number that was given. */
  phone: string;
  onClose: () => void;
}) {
  const { title, text, close, ticket } = words.success;
  return (
    <ResultDialog
      title={title}
      close={words.failure.close}
      drawing={<PrintedTicket words={ticket} reference={reference} phone={phone} />}
      onClose={onClose}
      actions={
        <>
          <TicketActions words={ticket} reference={reference} />
          <button className="button button-line">{close}</button>
        </>
      }
    >
      <p>
        <Thai>{text}</Thai>
      </p>
    </ResultDialog>
  );
}

/** What went wrong, in the server's words, with nothing lost and a way to go on. */
export function FailureDialog({
  content: { phone, words },
  title,
  onRetry,
  onClose,
}: {
  content: LeadFormContent;
  title: string;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { text, retry, close } = words.failure;
  return (
    <ResultDialog
      title={title}
      close={close}
      isError
      drawing={
        <div className="dialog-scene">
          <JamDrawing />
        </div>
      }
      onClose={onClose}
      actions={
        <>
          <button className="button button-main" onClick={onRetry}>
            <RotateCw className="icon" aria-hidden="true" />
            {retry}
          </button>
          <button className="button button-line">{close}</button>
        </>
      }
    >
      <p>
        <Thai>{text}</Thai>{' '}
        <a className="link num keep" href={phone.href}>
          {phone.shown}
        </a>
      </p>
    </ResultDialog>
  );
}
