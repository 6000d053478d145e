import { privacyRequestFields, privacyRights } from '@clinicdee/protocol/privacy';
import type { WithContent } from '../content/site-content.ts';
import { Field, propsOf } from '../forms/fields.tsx';
import type { PrivacyRequestValues } from '../privacy-requests/receive.ts';
import '../styles/fields.css';
import '../styles/form.css';

interface Props extends WithContent {
  values: PrivacyRequestValues;
  errors: Partial<Record<keyof PrivacyRequestValues, string>>;
}

/** The form for requests under the PDPA. It posts natively and needs no JavaScript. */
export function PrivacyRequestForm({ content, values, errors }: Props) {
  const { privacyRequest } = content;
  const { control, field } = propsOf('request', privacyRequest.fields, errors, values);
  return (
    <form
      className="form"
      method="post"
      encType="multipart/form-data"
      action="/pdpa/request"
      noValidate
      aria-labelledby="request-heading"
    >
      <Field {...field('right')} isRequired isWide>
        <select {...control('right')} required>
          <option value="">{privacyRequest.rightPlaceholder}</option>
          {privacyRights.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field {...field('fullname')} isRequired>
        <input {...control('fullname')} autoComplete="name" required />
      </Field>
      <Field {...field('phone')} isRequired>
        <input {...control('phone')} type="tel" autoComplete="tel" required />
      </Field>
      <Field {...field('email')} isRequired>
        <input {...control('email')} type="email" autoComplete="email" required />
      </Field>
      <Field {...field('description')} isWide>
        <textarea
          {...control('description')}
          rows={3}
          maxLength={privacyRequestFields.description.form.rule.max}
        />
      </Field>
      <div className="wide send">
        <button className="button button-main">{privacyRequest.submit}</button>
      </div>
      <p className="wide notice">{privacyRequest.notice}</p>
    </form>
  );
}
