import { LeadForm, type LeadFormProps } from './lead-form.tsx';
import '../../styles/fields.css';
import '../../styles/form.css';

/** The server-rendered lead form; `hydrate.ts` hydrates it. */
export const LeadFormHost = (props: LeadFormProps) => (
  <div data-form="lead" data-props={JSON.stringify(props)}>
    <LeadForm {...props} />
  </div>
);
