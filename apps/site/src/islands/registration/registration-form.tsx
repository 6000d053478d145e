import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ConsentNotice } from '../../components/consent-notice.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { pathIn } from '../../content/languages.ts';
import { isRegistrationField, type RegistrationValues } from '../../registrations/form.ts';
import { shownMessages } from '../../enquiry-form/shown-messages.ts';
import type { RegistrationContent } from './content.ts';
import { RegistrationFields } from './fields.tsx';
import { NextSteps } from './next-steps.tsx';
import { PlanFields } from './plan-fields.tsx';
import { PlanSum, PlanTotal } from './plan-sum.tsx';
import { RegistrationDone } from './registration-done.tsx';
import { RegistrationKept } from './registration-kept.tsx';
import { useRegistration } from './use-registration.ts';

interface Props {
  content: RegistrationContent;
  initial: RegistrationValues;
  /** Set when the form came back that was posted without JavaScript: what is to be mended. */
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
  content,
  initial,
  initialErrors,
  idempotencyKey,
  formPage,
  isInDialog = false,
  onCancel,
}: Props) {
  const { language, notice, words } = content;
  const { form, isReady, isOffline, outcome, branches, takeBranches, email, takeEmail, submit } =
    useRegistration(
      content,
      initial,
      // A page that was loaded again goes on with the fill, and the key, that the tab remembers.
      initialErrors && idempotencyKey,
    );
  const { isSubmitting, errors: shown } = form.formState;
  const problem = useRef<HTMLDivElement>(null);
  const failure = outcome?.isSuccess === false ? outcome : undefined;
  const errors =
    isReady && (outcome || !initialErrors) ? shownMessages(shown) : (initialErrors ?? {});
  const shared = { content, register: form.register, errors, initial };

  useEffect(() => {
    if (failure) problem.current?.focus();
  }, [failure]);

  if (failure?.keptAs !== undefined) {
    const { keptAs, message } = failure;
    return (
      <RegistrationKept words={words} message={message} reference={keptAs} onClose={onCancel} />
    );
  }

  if (outcome?.isSuccess)
    return (
      <RegistrationDone
        words={words}
        outcome={outcome}
        phone={form.getValues('phone')}
        onClose={onCancel}
      />
    );
  return (
    <div className="signup-place">
      <form
        className="signup"
        method="post"
        // A Thai letter is three bytes of a form like this one, nine of the usual kind.
        encType="multipart/form-data"
        action={pathIn(language, '/register')}
        noValidate
        aria-labelledby="registration-heading"
        aria-busy={isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        {isInDialog && <h2 id="registration-heading">{words.heading}</h2>}
        {failure && (
          <div className="signup-problem" ref={problem} tabIndex={-1}>
            <ErrorSummary
              message={failure.message}
              errors={failure.errors}
              idOf={(name) => (isRegistrationField(name) ? `registration-${name}` : undefined)}
            />
          </div>
        )}
        <input type="hidden" name="consent_version" value={notice.version} />
        {formPage && <input type="hidden" name="form_page" value={formPage} />}
        {idempotencyKey && <input type="hidden" name="idempotency_key" value={idempotencyKey} />}
        <div className="signup-grid">
          <PlanFields
            {...shared}
            branches={branches}
            onBranches={isReady ? takeBranches : undefined}
          />
          <div className="signup-fields">
            {!isInDialog && <h2 id="registration-heading">{words.pageHeading}</h2>}
            <RegistrationFields
              {...shared}
              email={isReady ? email : initial.email}
              onEmailTaken={isReady ? takeEmail : undefined}
            />
            <ConsentNotice language={language} notice={notice} />
          </div>
          <div className="send">
            <PlanTotal content={content} branches={branches ?? 1} />
            <button className="button button-main" disabled={isSubmitting}>
              {isSubmitting && <LoaderCircle className="icon spinner" aria-hidden="true" />}
              {isSubmitting ? words.submitting : failure ? words.again : words.submit}
            </button>
            {onCancel && (
              <button type="button" className="button button-line" onClick={onCancel}>
                {words.cancel}
              </button>
            )}
            <p className="hint" role="status">
              {isOffline ? words.offline : isSubmitting ? words.waiting : failure && words.kept}
            </p>
          </div>
          <div className="signup-side">
            <PlanSum content={content} branches={branches ?? 1} />
            <NextSteps content={content} />
          </div>
        </div>
      </form>
    </div>
  );
}
