import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Notice } from '../content/notices.ts';

interface NativeFormProps extends ComponentProps<'form'> {
  notice: Notice;
  /** The idempotency key and the page of an attempt without JavaScript. */
  idempotencyKey: string | undefined;
  formPage: string | undefined;
}

/** A form that posts by itself until it is hydrated, with the hidden values of every form. */
export const NativeForm = ({
  notice,
  idempotencyKey,
  formPage,
  children,
  ...props
}: NativeFormProps) => (
  <form
    {...props}
    method="post"
    // A Thai letter takes 3 bytes in multipart, 9 when URL-encoded.
    encType="multipart/form-data"
    noValidate
    data-bound=""
  >
    <input type="hidden" name="consent_version" value={notice.version} />
    {formPage && <input type="hidden" name="form_page" value={formPage} />}
    <input type="hidden" name="idempotency_key" value={idempotencyKey} />
    {children}
  </form>
);

interface SendButtonProps extends ComponentProps<'button'> {
  words: { submitting: string; offlineButton: string };
  /** The label while nothing is being sent. */
  label: string;
  progress: 'sending' | 'offline' | undefined;
}

/** The button of a form; shows the progress of sending it. */
export const SendButton = ({ words, label, progress, ...props }: SendButtonProps) => (
  <button {...props} className="button button-main">
    {progress && <LoaderCircle className="icon spinner" aria-hidden="true" />}
    <span>
      {progress ? { sending: words.submitting, offline: words.offlineButton }[progress] : label}
    </span>
  </button>
);
