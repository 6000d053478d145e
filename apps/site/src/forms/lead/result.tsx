import { RotateCw } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Thai } from '../../components/thai.tsx';
import { JamDrawing } from '../../illustrations/drawing.tsx';
import { closeDialog, Modal } from '../modal.tsx';
import { FormResult } from '../result.tsx';
import type { Outcome } from '../rules/outcome.ts';
import type { LeadFormContent } from './content.ts';

interface Props {
  outcome: Outcome;
  content: LeadFormContent;
  /** The visitor's phone number. */
  phone: string;
  onRetry: () => void;
  onClose: () => void;
}

const HEADING = 'lead-result';

/** Dialog with the outcome of a submission. */
export function LeadResult({ outcome, content, phone, onRetry, onClose }: Props) {
  const { language, words } = content;
  const { success, failure } = words;
  return createPortal(
    <Modal
      className={outcome.isSuccess ? 'dialog' : 'dialog dialog-error'}
      labelledBy={HEADING}
      closeLabel={failure.close}
      closesOnBackdrop
      onClose={onClose}
    >
      {outcome.isSuccess ? (
        <FormResult
          id={HEADING}
          title={success.title}
          ticket={{ words: success.ticket, language, phone, reference: outcome.reference }}
          closeLabel={success.close}
          isInDialog
        >
          <Thai>{success.text}</Thai>
        </FormResult>
      ) : (
        <FormResult
          id={HEADING}
          // The server's message repeats the phone number, which is shown below here.
          title={outcome.message.split(` ${failure.orCall} `)[0] ?? ''}
          drawing={
            <div className="dialog-scene">
              <JamDrawing />
            </div>
          }
          actions={
            <button
              type="button"
              className="button button-main"
              onClick={(event) => {
                closeDialog(event);
                onRetry();
              }}
            >
              <RotateCw className="icon" aria-hidden="true" />
              <span>{failure.retry}</span>
            </button>
          }
          closeLabel={failure.close}
          isInDialog
        >
          <Thai>{`${failure.text} ${failure.orCall} `}</Thai>
          <a className="link num keep" href={content.phone.href}>
            {content.phone.shown}
          </a>
        </FormResult>
      )}
    </Modal>,
    document.body,
  );
}
