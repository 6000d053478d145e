import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx';
import '../../styles/badge.css';
import '../../styles/fields.css';
import '../../styles/form.css';
import './signup.css';

/** The registration form as its page shows it: `hydrate.ts` takes it over. */
export const RegistrationFormHost = (props: RegistrationFormProps) => (
  <div data-form="registration" data-props={JSON.stringify(props)}>
    <RegistrationForm {...props} />
  </div>
);
