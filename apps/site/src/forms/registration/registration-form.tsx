import { foldDigits, registrationFields } from '@clinicdee/protocol';
import { trackEvent } from '../../browser/track-event.ts';
import { isNewInTab } from '../../browser/new-in-tab.ts';
import { showToast } from '../../browser/show-toast.ts';
import { ConsentNotice } from '../../components/consent-notice.tsx';
import { pathIn } from '../../content/languages.ts';
import {
  checkRegistration,
  emptyRegistration,
  isRegistrationField,
  type RegistrationErrors,
  type RegistrationValues,
} from '../../registrations/form.ts';
import { readOutcome } from '../../registrations/outcome.ts';
import { ErrorSummary } from '../fields.tsx';
import { closeDialog } from '../modal.tsx';
import { NativeForm, SendButton } from '../native-form.tsx';
import { postForm } from '../post-form.ts';
import { readForm, writtenPart } from '../rules/serialize.ts';
import { type PageForm, usePageForm } from '../use-page-form.ts';
import type { RegistrationContent } from './content.ts';
import { RegistrationFields } from './fields.tsx';
import { NextSteps, PlanSum, PlanTotal } from './summary.tsx';
import { PlanFields } from './plan-fields.tsx';
import { RegistrationResult } from './registration-result.tsx';

const FORM_ID = 'registration-form';

/** Request timeout: longer than the site's own for the registration API, whose error then arrives first. */
const TIMEOUT_MS = 30_000;

export interface RegistrationFormProps {
  content: RegistrationContent;
  initial: RegistrationValues;
  /** Validation errors of a form that was posted without JavaScript. */
  initialErrors?: RegistrationErrors | undefined;
  idempotencyKey?: string | undefined;
  formPage?: string | undefined;
  isInDialog?: boolean;
}

const read = (form: HTMLFormElement) =>
  readForm(registrationFields, Object.fromEntries(new FormData(form)));

/** Sends a registration to the site, which relays the registration API's answer (spec §7.3). */
async function sendRegistration(
  values: RegistrationValues,
  idempotencyKey: string,
  { language, notice, words }: RegistrationContent,
) {
  // Tracked before the request, once for all attempts of a registration.
  if (isNewInTab('announced-registrations', idempotencyKey)) trackEvent({ name: 'registration' });
  const response = await postForm(
    pathIn(language, '/api/v2/register'),
    { ...writtenPart(registrationFields, values), consent_version: notice.version },
    idempotencyKey,
    TIMEOUT_MS,
  );
  return readOutcome(response.status, await response.text(), words);
}

/**
 * The registration form (spec §7.3): posts natively until it is hydrated, then sends by fetch without leaving the
 * page. Typed values survive every outcome.
 */
export function RegistrationForm(props: RegistrationFormProps) {
  const { content, initial, initialErrors, idempotencyKey, isInDialog = false } = props;
  const { words } = content;
  const form = usePageForm<RegistrationValues>({
    id: FORM_ID,
    empty: emptyRegistration,
    initial,
    read,
    errorsOf: (values) => checkRegistration(words.fields, content.packages, values).errors,
    initialErrors: initialErrors ?? {},
    // After a reload, the draft of this tab keeps its idempotency key.
    givenKey: initialErrors && idempotencyKey,
    showsErrorsOn: 'blur',
    send: (values, key) => sendRegistration(values, key, content),
    failure: words.failure,
    onOutcome: ({ isSuccess, message }, isShown) => {
      // The dialog was closed before the answer arrived.
      if (!isShown) showToast(message, isSuccess ? 'done' : 'failed');
    },
  });
  const { outcome, sent } = form;
  if (outcome && (outcome.isSuccess || outcome.keptAs !== undefined)) {
    return (
      <RegistrationResult
        content={content}
        outcome={outcome}
        phone={sent.phone}
        isInDialog={isInDialog}
      />
    );
  }
  return <RegistrationView {...props} form={form} />;
}

/** Parses the number of branches; 1 when it is not a number in the allowed range. */
function branchesOf(typed: string): number {
  const count = Number(foldDigits(typed.trim()));
  const { min, max } = registrationFields.branches.form.rule;
  return Number.isInteger(count) && count >= min && count <= max ? count : 1;
}

/** Focuses a failure when it appears; while the form is sent again there is none. */
const focus = (problem: HTMLElement | null) => problem?.focus();

interface ViewProps extends RegistrationFormProps {
  form: PageForm<RegistrationValues>;
}

function RegistrationView(props: ViewProps) {
  const { content, form, initial, idempotencyKey, formPage, isInDialog } = props;
  const { language, notice, words } = content;
  const { errors, isReady, progress, values } = form;
  const branches = branchesOf(values.branches);
  const failure = form.outcome?.isSuccess === false ? form.outcome : undefined;
  const shared = { content, errors, initial };
  const hint = progress
    ? { sending: words.waiting, offline: words.offline }[progress]
    : failure
      ? words.kept
      : form.isUnsent && words.unsent;

  return (
    <div className="signup-place">
      <NativeForm
        {...form.props}
        notice={notice}
        idempotencyKey={idempotencyKey}
        formPage={formPage}
        className="signup"
        action={pathIn(language, '/register')}
        aria-labelledby="registration-heading"
        aria-busy={progress !== undefined}
      >
        {isInDialog && <h2 id="registration-heading">{words.heading}</h2>}
        {failure && (
          <div className="signup-problem" ref={focus} tabIndex={-1}>
            <ErrorSummary
              message={failure.message}
              errors={failure.errors}
              idOf={(name) => (isRegistrationField(name) ? `registration-${name}` : undefined)}
            />
          </div>
        )}
        <div className="signup-grid">
          <PlanFields
            {...shared}
            branches={branches}
            onBranches={isReady ? (count) => form.change('branches', String(count)) : undefined}
          />
          <div className="signup-fields">
            {!isInDialog && <h2 id="registration-heading">{words.pageHeading}</h2>}
            <RegistrationFields {...shared} values={values} onEmailTaken={form.takeEmail} />
            <ConsentNotice notice={notice} />
          </div>
          <div className="send">
            <PlanTotal content={content} branches={branches} />
            <SendButton
              words={words}
              label={failure ? words.again : words.submit}
              progress={progress}
              disabled={progress !== undefined}
            />
            {isInDialog && (
              <button type="button" className="button button-line" onClick={closeDialog}>
                {words.cancel}
              </button>
            )}
            <p className="hint" role="status">
              {hint}
            </p>
          </div>
          <div className="signup-side">
            <PlanSum content={content} branches={branches} />
            <NextSteps content={content} />
          </div>
        </div>
      </NativeForm>
    </div>
  );
}
