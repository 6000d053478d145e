import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ConsentNotice } from '../../components/consent-notice.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { leadForm } from '../../content/th/lead-form.ts';
import { currentNotice } from '../../content/th/notice.ts';
import { isPackageId } from '../../content/th/package-prices.ts';
import { pickedPackage, registration } from '../../content/th/registration.ts';
import { isRegistrationField, type RegistrationValues } from '../../registrations/form.ts';
import { shownMessages } from '../../enquiry-form/shown-messages.ts';
import { RegistrationFields } from './fields.tsx';
import { RegistrationDone } from './registration-done.tsx';
import { useRegistration } from './use-registration.ts';

interface Props {
  initial: RegistrationValues;
  /** Why the form came back when it was posted without JavaScript, and what is to be mended. */
  refusal?: string | undefined;
  initialErrors?: Record<string, string> | undefined;
  idempotencyKey?: string | undefined;
  formPage?: string | undefined;
  isInDialog?: boolean;
  onCancel?: () => void;
}

/**
 * The registration form (spec §7.3): a plain form that posts itself until its script has arrived,
 * which then sends it without leaving the page. Whatever the answer, nothing typed is lost.
 */
export function RegistrationForm({
  initial,
  refusal,
  initialErrors = {},
  idempotencyKey,
  formPage,
  isInDialog = false,
  onCancel,
}: Props) {
  const { form, isReady, isOffline, outcome, chosen, submit } = useRegistration(
    initial,
    // A page that was loaded again goes on with the fill, and the key, that the tab remembers.
    refusal === undefined ? undefined : idempotencyKey,
  );
  const { isSubmitting, errors: shown } = form.formState;
  const problem = useRef<HTMLDivElement>(null);
  const failure = outcome?.isSuccess === false ? outcome : undefined;
  const errors = isReady && (outcome || !refusal) ? shownMessages(shown) : initialErrors;
  const message = failure?.message ?? (outcome ? undefined : refusal);

  useEffect(() => {
    if (failure) problem.current?.focus();
  }, [failure]);

  if (outcome?.isSuccess)
    return (
      <RegistrationDone
        words={registration.success}
        outcome={outcome}
        phone={form.getValues('phone')}
        close={registration.close}
        onClose={onCancel}
      />
    );
  return (
    <form
      className={isInDialog ? 'form form-in-dialog' : 'form'}
      method="post"
      // A Thai letter is three bytes of a form like this one, nine of the usual kind.
      encType="multipart/form-data"
      action="/api/v2/register"
      noValidate
      aria-labelledby="registration-heading"
      aria-busy={isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="registration-heading">
        {isInDialog ? registration.heading : registration.pageHeading}
      </h2>
      {isPackageId(chosen) && (
        <p className="wide picked-package">
          <b className="num">{pickedPackage(chosen)}</b> <span>{registration.perYear}</span>
        </p>
      )}
      {message !== undefined && (
        <div className="wide" ref={problem} tabIndex={-1}>
          <ErrorSummary
            message={message}
            errors={failure?.errors ?? initialErrors}
            idOf={(name) => (isRegistrationField(name) ? `registration-${name}` : undefined)}
          />
        </div>
      )}
      <input type="hidden" name="consent_version" value={currentNotice.version} />
      {formPage && <input type="hidden" name="form_page" value={formPage} />}
      {idempotencyKey && <input type="hidden" name="idempotency_key" value={idempotencyKey} />}
      <RegistrationFields register={form.register} errors={errors} initial={initial} />
      <ConsentNotice notice={currentNotice} />
      <div className="wide send">
        <button className="button button-main" disabled={isSubmitting}>
          {isSubmitting && <LoaderCircle className="icon spinner" aria-hidden="true" />}
          {isSubmitting
            ? registration.submitting
            : failure
              ? registration.again
              : registration.submit}
        </button>
        {onCancel && (
          <button type="button" className="button button-line" onClick={onCancel}>
            {registration.cancel}
          </button>
        )}
        <p className="hint" role="status">
          {isOffline
            ? leadForm.offline
            : isSubmitting
              ? registration.waiting
              : failure && registration.kept}
        </p>
      </div>
    </form>
  );
}
