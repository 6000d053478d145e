import { renderToString } from 'react-dom/server';
import type { SiteContent } from '../../content/site-content.ts';
import { emptyLeadForm, leadFormRules } from '../../leads/form.ts';
import { leadFormContent } from './content.ts';
import { hint } from './hint.ts';
import { LeadForm } from './lead-form.tsx';

/** The form as the server writes it for `wake.ts`: itself, what it says, and what is missing at first. */
export function asleep(content: SiteContent): { html: string; content: string; hint: string } {
  const shown = leadFormContent(content);
  const { organisations, words } = shown;
  const { errorsOf } = leadFormRules(words.fields, organisations);
  return {
    html: renderToString(<LeadForm content={shown} />),
    content: JSON.stringify(shown),
    hint: hint(emptyLeadForm, errorsOf(emptyLeadForm), words),
  };
}
