import { LeadForm, type LeadFormProps } from './lead-form.tsx';

/** The lead form as a page shows it: `hydrate.ts` takes it over. */
export const LeadFormHost = (props: LeadFormProps) => (
  <div data-form="lead" data-props={JSON.stringify(props)}>
    <LeadForm {...props} />
  </div>
);
