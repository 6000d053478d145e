import { RotateCw } from 'lucide-react';
import { Thai } from '../../components/thai.tsx';
import { JamDrawing } from '../../drawings/jam.tsx';
import { TicketDrawing } from '../../drawings/ticket.tsx';
import { ResultDialog } from './result-dialog.tsx';
import type { LeadFormContent, LeadFormWords } from './content.ts';

/** Thanks, and the number to quote on the phone. */
export function SuccessDialog({
  words,
  reference,
  onClose,
}: {
  words: LeadFormWords;
  reference: string | undefined;
  onClose: () => void;
}) {
  const { title, text, reference: label, close } = words.success;
  return (
    <ResultDialog
      title={title}
      close={words.failure.close}
      drawing={<TicketDrawing />}
      onClose={onClose}
      actions={<button className="button button-line">{close}</button>}
    >
      <p>
        <Thai>{text}</Thai>
      </p>
      {reference && (
        <p>
          {label} <b className="num">{reference}</b>
        </p>
      )}
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
      drawing={<JamDrawing />}
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
