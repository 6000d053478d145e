import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx';
import '../../styles/badge.css';
import '../../styles/fields.css';
import '../../styles/form.css';
import '../../styles/steps.css';
import '../../components/promotion.css';
import './signup.css';

/** The server-rendered registration form; `hydrate.ts` hydrates it. */
export const RegistrationFormHost = (props: RegistrationFormProps) => (
  <div data-form="registration" data-props={JSON.stringify(props)}>
    <RegistrationForm {...props} />
  </div>
);
