import { LeadForm, type LeadFormProps } from './lead-form.tsx';
import '../../styles/fields.css';
import '../../styles/form.css';

/** The lead form as a page shows it: `hydrate.ts` takes it over. */
export const LeadFormHost = (props: LeadFormProps) => (
  <div data-form="lead" data-props={JSON.stringify(props)}>
    <LeadForm {...props} />
  </div>
);
