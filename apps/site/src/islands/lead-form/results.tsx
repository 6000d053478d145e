import { RotateCw } from 'lucide-react';
import { Thai } from '../../components/thai.tsx';
import { phone } from '../../content/th/phone.ts';
import { leadForm } from '../../content/th/lead-form.ts';
import { JamDrawing } from '../../drawings/jam.tsx';
import { TicketDrawing } from '../../drawings/ticket.tsx';
import { ResultDialog } from './result-dialog.tsx';

/** Thanks, and the number to quote on the phone. */
export function SuccessDialog({
  reference,
  onClose,
}: {
  reference: string | undefined;
  onClose: () => void;
}) {
  const { title, text, reference: label, close } = leadForm.success;
  return (
    <ResultDialog
      title={title}
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
  title,
  onRetry,
  onClose,
}: {
  title: string;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { text, retry, close } = leadForm.failure;
  return (
    <ResultDialog
      title={title}
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
