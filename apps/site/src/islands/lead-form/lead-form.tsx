import { CircleAlert, LoaderCircle } from 'lucide-react';
import { ConsentNotice } from '../../components/consent-notice.tsx';
import { pathIn } from '../../content/languages.ts';
import { emptyLeadForm, type LeadFormField, type LeadFormValues } from '../../leads/form.ts';
import type { LeadFormContent } from './content.ts';
import { Fields } from './fields.tsx';

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
 * The lead form (spec §3 to §5) as the server renders it: a plain form that posts itself. `living-form.ts`
 * then checks every change and sends it without leaving the page; what that will show is drawn here.
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
  return (
    <form
      className="form"
      method="post"
      // A Thai letter is three bytes of a form like this one, nine of the usual kind.
      encType="multipart/form-data"
      action={pathIn(language, '/contact')}
      noValidate
      aria-labelledby="lead-heading"
    >
      <Heading id="lead-heading" tabIndex={-1}>
        {words.heading}
      </Heading>
      <input type="hidden" name="consent_version" value={notice.version} />
      {formPage && <input type="hidden" name="form_page" value={formPage} />}
      {idempotencyKey && <input type="hidden" name="idempotency_key" value={idempotencyKey} />}
      <div className="form-trap" aria-hidden="true">
        <label htmlFor="lead-website">{words.trap}</label>
        <input id="lead-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Fields content={content} errors={initialErrors} initial={initial} />
      <div className="wide send">
        <button className="button button-main" aria-describedby="lead-hint">
          {words.submit}
        </button>
        <p className="hint" id="lead-hint" role="status"></p>
      </div>
      <ConsentNotice language={language} notice={notice} />
      <template data-for="error">
        <p className="field-error">
          <CircleAlert className="icon" aria-hidden="true" />
          <span></span>
        </p>
      </template>
      <template data-for="work">
        <LoaderCircle className="icon spinner" aria-hidden="true" />
      </template>
    </form>
  );
}
