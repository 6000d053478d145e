import { leadFields } from '@clinicdee/protocol';
import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { announce } from '../../browser/announce.ts';
import { ConsentNotice } from '../../components/consent-notice.tsx';
import { pathIn } from '../../content/languages.ts';
import {
  emptyLeadForm,
  type LeadFormField,
  leadFormRules,
  type LeadFormValues,
} from '../../leads/form.ts';
import { FormBoundary } from '../form-boundary.tsx';
import type { Outcome } from '../rules/outcome.ts';
import { readForm } from '../rules/serialize.ts';
import { type PageForm, usePageForm } from '../use-page-form.ts';
import type { LeadFormContent } from './content.ts';
import { LeadFields } from './fields.tsx';
import { hint } from './hint.ts';
import { loadResults } from './load-results.ts';
import { sendLead } from './send-lead.ts';

const FORM_ID = 'lead-form';

export interface LeadFormProps {
  content: LeadFormContent;
  /** The heading level. */
  heading?: 'h2' | 'h3' | undefined;
  /** The values and errors of a form that was posted without JavaScript and rejected. */
  initial?: LeadFormValues | undefined;
  initialErrors?: Partial<Record<LeadFormField, string>> | undefined;
  idempotencyKey?: string | undefined;
  formPage?: string | undefined;
}

const read = (form: HTMLFormElement) =>
  readForm(leadFields, Object.fromEntries(new FormData(form)));

/**
 * The lead form (spec §3 to §5): posts natively until it is hydrated, then validates on every change and sends by
 * fetch without leaving the page.
 */
export const LeadForm = (props: LeadFormProps) => (
  <FormBoundary
    id={FORM_ID}
    empty={emptyLeadForm}
    read={read}
    plain={(initial, idempotencyKey) => (
      <LeadFormView {...props} {...{ initial, idempotencyKey }} initialErrors={{}} />
    )}
  >
    <HydratedLeadForm {...props} />
  </FormBoundary>
);

function HydratedLeadForm(props: LeadFormProps) {
  const { content, initial = emptyLeadForm, initialErrors = {}, idempotencyKey } = props;
  const { words } = content;
  const [{ errorsOf }] = useState(() => leadFormRules(words.fields));
  const [dialog, setDialog] = useState<ReactNode>();
  /** The outcome as text, when its dialog could not be loaded. */
  const [inlineOutcome, setInlineOutcome] = useState('');

  const showOutcome = async (outcome: Outcome, { phone }: LeadFormValues) => {
    const results = await loadResults();
    if (!results) {
      setInlineOutcome(outcomeInWords(outcome, content));
      return;
    }
    const close = () => {
      setDialog(undefined);
      if (outcome.isSuccess) document.getElementById('lead-heading')?.focus();
      else document.querySelector<HTMLElement>(`#${FORM_ID} .send .button`)?.focus();
    };
    const { LeadResult } = results;
    setDialog(
      <results.ResultBoundary
        onError={() => {
          setDialog(undefined);
          setInlineOutcome(outcomeInWords(outcome, content));
        }}
      >
        <LeadResult {...{ outcome, content, phone }} onRetry={form.submit} onClose={close} />
      </results.ResultBoundary>,
    );
  };
  const form = usePageForm<LeadFormValues>({
    ...{ id: FORM_ID, name: 'lead', empty: emptyLeadForm, initial, initialErrors, read, errorsOf },
    givenKey: idempotencyKey,
    showsErrorsOn: 'change',
    send: (values, key) => {
      setInlineOutcome('');
      // Preloads the dialogs while the request is in flight.
      void loadResults();
      return sendLead(values, key, content);
    },
    failure: words.failure.title,
    onOutcome: (outcome, sent) => {
      if (outcome.isSuccess && outcome.reference) {
        announce({ name: 'lead', reference: outcome.reference });
      }
      void showOutcome(outcome, sent);
    },
  });
  return (
    <>
      <LeadFormView
        {...props}
        form={form}
        hint={inlineOutcome || hintOf(form, words)}
        onInput={() => setInlineOutcome('')}
      />
      {dialog}
    </>
  );
}

/** The hint beside the button. */
function hintOf(
  { isReady, isUnsent, problems, progress, values }: PageForm<LeadFormValues>,
  words: LeadFormContent['words'],
): string {
  if (!isReady) return '';
  if (progress) return progress === 'offline' ? words.offline : words.waiting;
  return [isUnsent && words.unsent, hint(values, problems, words)].filter(Boolean).join(' · ');
}

function outcomeInWords(outcome: Outcome, { phone, words }: LeadFormContent): string {
  const { success, failure } = words;
  const parts = outcome.isSuccess
    ? [success.title, success.text, outcome.reference]
    : [outcome.message, failure.text, failure.orCall, phone.shown];
  return parts.filter(Boolean).join(' ');
}

interface ViewProps extends LeadFormProps {
  /** The hydrated form's state; undefined renders a native form. */
  form?: PageForm<LeadFormValues> | undefined;
  hint?: string | undefined;
  onInput?: (() => void) | undefined;
}

function LeadFormView(props: ViewProps) {
  const { content, form, heading: Heading = 'h3', initial = emptyLeadForm } = props;
  const { initialErrors = {}, idempotencyKey, formPage, onInput } = props;
  const { language, notice, words } = content;
  const isSendable = !form?.isReady || (!form.progress && Object.keys(form.problems).length === 0);
  const label = {
    sending: words.submitting,
    offline: words.offlineButton,
    idle: words.submit,
  }[form?.progress ?? 'idle'];
  return (
    <form
      {...form?.props}
      id={FORM_ID}
      className="form"
      method="post"
      // A Thai letter takes 3 bytes in multipart, 9 when URL-encoded.
      encType="multipart/form-data"
      action={pathIn(language, '/contact')}
      noValidate
      aria-labelledby="lead-heading"
      data-bound=""
      onInput={onInput}
    >
      <Heading id="lead-heading" tabIndex={-1}>
        {words.heading}
      </Heading>
      <input type="hidden" name="consent_version" value={notice.version} />
      {formPage && <input type="hidden" name="form_page" value={formPage} />}
      {idempotencyKey && <input type="hidden" name="idempotency_key" value={idempotencyKey} />}
      {/* Honeypot, visible to bots only. */}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="lead-website">{words.trap}</label>
        <input id="lead-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <LeadFields
        content={content}
        errors={form?.errors ?? initialErrors}
        initial={initial}
        values={form?.values ?? initial}
        onEmailTaken={
          form?.isReady
            ? (address) => {
                form.change('email', address);
                form.focus('email');
              }
            : undefined
        }
      />
      <div className="wide send">
        <button className="button button-main" disabled={!isSendable} aria-describedby="lead-hint">
          {form?.progress && <LoaderCircle className="icon spinner" aria-hidden="true" />}
          <span>{label}</span>
        </button>
        <p className="hint" id="lead-hint" role="status">
          {props.hint}
        </p>
      </div>
      <ConsentNotice notice={notice} />
    </form>
  );
}
