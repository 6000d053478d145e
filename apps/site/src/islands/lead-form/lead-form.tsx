import { LoaderCircle } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { ConsentNotice } from '../../components/consent-notice.tsx';
import { pathIn } from '../../content/languages.ts';
import { emptyLeadForm, type LeadFormField, type LeadFormValues } from '../../leads/form.ts';
import { shownMessages } from '../../enquiry-form/shown-messages.ts';
import type { LeadFormContent } from './content.ts';
import { Fields } from './fields.tsx';
import { hint } from './hint.ts';
import { FailureDialog, SuccessDialog } from './results.tsx';
import { useLeadForm } from './use-lead-form.ts';

interface Props {
  content: LeadFormContent;
  /** The level of its heading where it stands. */
  heading?: 'h2' | 'h3' | undefined;
  /** What was in a form that the server could not take, when it came without JavaScript, and why. */
  initial?: LeadFormValues | undefined;
  initialErrors?: Partial<Record<LeadFormField, string>> | undefined;
  idempotencyKey?: string | undefined;
  formPage?: string | undefined;
}

/**
 * The lead form (spec §3 to §5). A plain form that posts itself until its script has arrived, which
 * then validates on every change and sends without leaving the page.
 */
export function LeadForm({
  content,
  heading: Heading = 'h3',
  initial = emptyLeadForm,
  initialErrors = {},
  idempotencyKey,
  formPage,
}: Props) {
  const { language, notice, words } = content;
  const { form, values, problems, isReady, isUnsent, isOffline, canSend, result, ...lead } =
    useLeadForm(content);
  const { isSubmitting, errors: shownErrors } = form.formState;
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const errors = isReady ? shownMessages(shownErrors) : initialErrors;

  const onKeyDown = (event: KeyboardEvent) => {
    // A disabled button keeps Enter from submitting; say why instead.
    if (event.key !== 'Enter' || canSend) return;
    event.preventDefault();
    void lead.showProblems();
  };

  return (
    <>
      <form
        className="form"
        method="post"
        // A Thai letter is three bytes of a form like this one, nine of the usual kind.
        encType="multipart/form-data"
        action={pathIn(language, '/contact')}
        noValidate
        aria-labelledby="lead-heading"
        onSubmit={(event) => void lead.submit(event)}
      >
        <Heading id="lead-heading" ref={heading} tabIndex={-1}>
          {words.heading}
        </Heading>
        <input type="hidden" name="consent_version" value={notice.version} />
        {formPage && <input type="hidden" name="form_page" value={formPage} />}
        {idempotencyKey && <input type="hidden" name="idempotency_key" value={idempotencyKey} />}
        <div className="form-trap" aria-hidden="true">
          <label htmlFor="lead-website">{words.trap}</label>
          <input id="lead-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <Fields
          content={content}
          register={form.register}
          errors={errors}
          initial={initial}
          onKeyDown={onKeyDown}
          extra={isReady ? values.extra : initial.extra}
          email={isReady ? values.email : initial.email}
          onEmailTaken={isReady ? lead.takeEmail : undefined}
        />
        <div className="wide send">
          <button
            className="button button-main"
            ref={button}
            disabled={isReady && (!canSend || isSubmitting)}
            aria-describedby="lead-hint"
          >
            {isSubmitting ? (
              <>
                <LoaderCircle className="icon spinner" aria-hidden="true" />
                {isOffline ? words.offlineButton : words.submitting}
              </>
            ) : (
              words.submit
            )}
          </button>
          <p className="hint" id="lead-hint" role="status">
            {isSubmitting
              ? isOffline
                ? words.offline
                : words.waiting
              : isReady &&
                [isUnsent && words.unsent, hint(values, problems, words)]
                  .filter(Boolean)
                  .join(' · ')}
          </p>
        </div>
        <ConsentNotice language={language} notice={notice} />
      </form>
      {result?.isSuccess === true && (
        <SuccessDialog
          words={words}
          reference={result.reference}
          phone={result.phone}
          onClose={() => {
            lead.closeResult();
            heading.current?.focus();
          }}
        />
      )}
      {result?.isSuccess === false && (
        <FailureDialog
          content={content}
          title={result.title}
          onRetry={() => void lead.submit()}
          onClose={() => {
            lead.closeResult();
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
