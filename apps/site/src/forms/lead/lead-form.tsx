import { isEnvelope, leadFields } from '@clinicdee/protocol';
import { trackEvent } from '../../browser/track-event.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { ConsentNotice } from '../../components/consent-notice.tsx';
import { pathIn } from '../../content/languages.ts';
import { organisationValue } from '../../content/organisations.ts';
import { emptyLeadForm, type LeadFormField, type LeadFormValues } from '../../leads/form.ts';
import { NativeForm, SendButton } from '../native-form.tsx';
import { postForm } from '../post-form.ts';
import type { Outcome } from '../rules/outcome.ts';
import { checkForm } from '../rules/check.ts';
import { readForm, writtenPart } from '../rules/serialize.ts';
import { type PageForm, usePageForm } from '../use-page-form.ts';
import type { LeadFormContent } from './content.ts';
import { LeadFields } from './fields.tsx';
import { hint } from './hint.ts';
import { LeadResult } from './result.tsx';
import resultStyles from './result.css?url';

const FORM_ID = 'lead-form';
const TIMEOUT_MS = 20_000;

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
 * Sends a lead to the site (spec §3 keys, §7.1).
 *
 * @throws Error when the request fails or the answer is not a valid envelope
 */
async function sendLead(
  values: LeadFormValues,
  idempotencyKey: string,
  { language, notice, organisations }: LeadFormContent,
): Promise<Outcome> {
  const sent = {
    ...writtenPart(leadFields, values),
    organization_type: organisationValue(organisations, values.orgType) ?? values.orgType,
    user_action: 'contact_form_submit',
    consent_version: notice.version,
    website: document.querySelector<HTMLInputElement>('#lead-website')?.value ?? '',
  };
  const address = pathIn(language, '/api/leads');
  const response = await postForm(address, sent, idempotencyKey, TIMEOUT_MS);
  const envelope: unknown = await response.json();
  if (!isEnvelope(envelope)) throw new Error(`The answer (${response.status}) is no envelope`);
  const { code, errors = {}, message, reference } = envelope;
  return code === 200
    ? { isSuccess: true, message, reference }
    : { isSuccess: false, message, errors };
}

/** The styles of the dialog, loaded once on the pages that do not include them. */
let styles: Promise<void> | undefined;

/**
 * The lead form (spec §3 to §5): posts natively until it is hydrated, then validates on every change and sends by
 * fetch without leaving the page.
 */
export function LeadForm(props: LeadFormProps) {
  const { content, formPage, heading: Heading = 'h3', idempotencyKey } = props;
  const { initial = emptyLeadForm, initialErrors = {} } = props;
  const { language, notice, words } = content;
  const form = usePageForm<LeadFormValues>({
    id: FORM_ID,
    empty: emptyLeadForm,
    initial,
    initialErrors,
    read,
    errorsOf: (values) => checkForm(leadFields, words.fields, values).errors,
    givenKey: idempotencyKey,
    showsErrorsOn: 'change',
    send: async (values, key) => {
      styles ??= loadStyles(resultStyles);
      const outcome = await sendLead(values, key, content);
      await styles;
      return outcome;
    },
    failure: words.failure.title,
    onOutcome: (outcome) => {
      if (outcome.isSuccess && outcome.reference) {
        trackEvent({ name: 'lead', reference: outcome.reference });
      }
    },
  });
  const { outcome } = form;
  const close = () => {
    form.closeOutcome();
    const next = outcome?.isSuccess ? '#lead-heading' : `#${FORM_ID} .send .button`;
    document.querySelector<HTMLElement>(next)?.focus();
  };
  const isSendable = !form.isReady || (!form.progress && Object.keys(form.problems).length === 0);
  return (
    <>
      <NativeForm
        {...form.props}
        notice={notice}
        idempotencyKey={idempotencyKey}
        formPage={formPage}
        className="form"
        action={pathIn(language, '/contact')}
        aria-labelledby="lead-heading"
      >
        <Heading id="lead-heading" tabIndex={-1}>
          {words.heading}
        </Heading>
        {/* Honeypot, visible to bots only. */}
        <div className="sr-only" aria-hidden="true">
          <label htmlFor="lead-website">{words.trap}</label>
          <input id="lead-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <LeadFields
          content={content}
          errors={form.errors}
          initial={initial}
          values={form.values}
          onEmailTaken={form.takeEmail}
        />
        <div className="wide send">
          <SendButton
            words={words}
            label={words.submit}
            progress={form.progress}
            disabled={!isSendable}
            aria-describedby="lead-hint"
          />
          <p className="hint" id="lead-hint" role="status">
            {hintOf(form, words)}
          </p>
        </div>
        <ConsentNotice notice={notice} />
      </NativeForm>
      {outcome && (
        <LeadResult
          outcome={outcome}
          content={content}
          phone={form.sent.phone}
          onRetry={form.submit}
          onClose={close}
        />
      )}
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
