import { RotateCw } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { Thai } from '../../components/thai.tsx';
import { JamDrawing } from '../../drawings/jam.tsx';
import { PrintedTicket, TicketActions } from '../printed-ticket.tsx';
import { ResultDialog } from './result-dialog.tsx';
import type { LivingFormContent, LivingFormWords } from './content.ts';
import type { Result } from './load-results.ts';

/** What a visitor may do with a result. */
interface Then {
  retry: () => void;
  /** The dialog is gone. */
  closed: () => void;
}

/** Shows over the page how a try ended, until it is closed. */
export function showResult(result: Result, content: LivingFormContent, then: Then): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    then.closed();
  };
  root.render(
    result.isSuccess ? (
      <SuccessDialog
        words={content.words}
        reference={result.reference}
        phone={result.phone}
        onClose={close}
      />
    ) : (
      <FailureDialog content={content} title={result.title} onRetry={then.retry} onClose={close} />
    ),
  );
}

/** Thanks, and the ticket with the number to quote and the time at which they call. */
function SuccessDialog({
  words,
  reference,
  phone,
  onClose,
}: {
  words: LivingFormWords;
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
function FailureDialog({
  content: { phone, words },
  title,
  onRetry,
  onClose,
}: {
  content: LivingFormContent;
  title: string;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { text, orCall, retry, close } = words.failure;
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
        <Thai>{`${text} ${orCall}`}</Thai>{' '}
        <a className="link num keep" href={phone.href}>
          {phone.shown}
        </a>
      </p>
    </ResultDialog>
  );
}
