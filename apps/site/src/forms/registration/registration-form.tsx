import { foldDigits, registrationFields } from '@clinicdee/protocol';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../browser/announce.ts';
import { isNewInTab } from '../../browser/new-in-tab.ts';
import { showToast } from '../../browser/show-toast.ts';
import { ConsentNotice } from '../../components/consent-notice.tsx';
import { pathIn } from '../../content/languages.ts';
import {
  emptyRegistration,
  isRegistrationField,
  type RegistrationErrors,
  registrationRules,
  type RegistrationValues,
} from '../../registrations/form.ts';
import { readOutcome } from '../../registrations/outcome.ts';
import { ErrorSummary } from '../fields.tsx';
import { FormBoundary } from '../form-boundary.tsx';
import { closeDialog } from '../modal.tsx';
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

/**
 * The registration form (spec §7.3): posts natively until it is hydrated, then sends by fetch without leaving the
 * page. Typed values survive every outcome.
 */
export const RegistrationForm = (props: RegistrationFormProps) => (
  <FormBoundary
    id={FORM_ID}
    empty={emptyRegistration}
    read={read}
    plain={(initial, idempotencyKey) => (
      <RegistrationView {...props} {...{ initial, idempotencyKey }} initialErrors={{}} />
    )}
  >
    <HydratedRegistration {...props} />
  </FormBoundary>
);

/** Sends a registration to the site, which relays the registration API's answer (spec §7.3). */
async function sendRegistration(
  values: RegistrationValues,
  idempotencyKey: string,
  { language, notice, words }: RegistrationContent,
) {
  // Tracked before the request, once for all attempts of a registration.
  if (isNewInTab('announced-registrations', idempotencyKey)) announce({ name: 'registration' });
  const response = await postForm(
    pathIn(language, '/api/v2/register'),
    { ...writtenPart(registrationFields, values), consent_version: notice.version },
    idempotencyKey,
    TIMEOUT_MS,
  );
  return readOutcome(response.status, await response.text(), words);
}

function HydratedRegistration(props: RegistrationFormProps) {
  const { content, initial, initialErrors, idempotencyKey, isInDialog = false } = props;
  const { words } = content;
  const [{ errorsOf }] = useState(() => registrationRules(words.fields, content.packages));
  const isShown = useRef(false);
  const [phone, setPhone] = useState('');
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const form = usePageForm<RegistrationValues>({
    ...{ id: FORM_ID, name: 'registration', empty: emptyRegistration, initial, read, errorsOf },
    initialErrors: initialErrors ?? {},
    // After a reload, the draft of this tab keeps its idempotency key.
    givenKey: initialErrors && idempotencyKey,
    // The link that opened the form has just chosen the package.
    except: 'package',
    showsErrorsOn: 'blur',
    send: (values, key) => sendRegistration(values, key, content),
    failure: words.failure,
    onOutcome: ({ isSuccess, message }, sent) => {
      setPhone(sent.phone);
      // The dialog was closed before the answer arrived.
      if (!isShown.current) showToast(message, isSuccess ? 'done' : 'failed');
    },
  });
  const { outcome } = form;
  if (outcome && (outcome.isSuccess || outcome.keptAs !== undefined)) {
    return <RegistrationResult {...{ content, outcome, phone, isInDialog }} />;
  }
  return <RegistrationView {...props} form={form} />;
}

/** Parses the number of branches; 1 when it is not a number in the allowed range. */
function branchesOf(typed: string): number {
  const count = Number(foldDigits(typed.trim()));
  const { min, max } = registrationFields.branches.form.rule;
  return Number.isInteger(count) && count >= min && count <= max ? count : 1;
}

interface ViewProps extends RegistrationFormProps {
  /** The hydrated form's state; undefined renders a native form. */
  form?: PageForm<RegistrationValues> | undefined;
}

function RegistrationView(props: ViewProps) {
  const {
    content,
    form,
    initial,
    initialErrors = {},
    idempotencyKey,
    formPage,
    isInDialog,
  } = props;
  const { language, notice, words } = content;
  const values = form?.values ?? initial;
  const branches = branchesOf(values.branches);
  const isReady = form?.isReady === true;
  const problem = useRef<HTMLDivElement>(null);
  const failure = form?.outcome?.isSuccess === false ? form.outcome : undefined;
  const shared = { content, errors: form?.errors ?? initialErrors, initial };
  const progress = form?.progress;
  const label = progress
    ? { sending: words.submitting, offline: words.offlineButton }[progress]
    : failure
      ? words.again
      : words.submit;
  const hint = progress
    ? { sending: words.waiting, offline: words.offline }[progress]
    : failure
      ? words.kept
      : form?.isUnsent && words.unsent;

  useEffect(() => {
    if (failure) problem.current?.focus();
  }, [failure]);

  return (
    <div className="signup-place">
      <form
        {...form?.props}
        id={FORM_ID}
        className="signup"
        method="post"
        // A Thai letter takes 3 bytes in multipart, 9 when URL-encoded.
        encType="multipart/form-data"
        action={pathIn(language, '/register')}
        noValidate
        aria-labelledby="registration-heading"
        aria-busy={progress !== undefined}
        data-bound=""
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
            onBranches={isReady ? (count) => form.change('branches', String(count)) : undefined}
          />
          <div className="signup-fields">
            {!isInDialog && <h2 id="registration-heading">{words.pageHeading}</h2>}
            <RegistrationFields
              {...shared}
              values={values}
              onEmailTaken={
                isReady
                  ? (address) => {
                      form.change('email', address);
                      form.focus('email');
                    }
                  : undefined
              }
            />
            <ConsentNotice notice={notice} />
          </div>
          <div className="send">
            <PlanTotal content={content} branches={branches} />
            <button className="button button-main" disabled={progress !== undefined}>
              {progress && <LoaderCircle className="icon spinner" aria-hidden="true" />}
              <span>{label}</span>
            </button>
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
      </form>
    </div>
  );
}
