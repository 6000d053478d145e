import { LineButton, PhoneButton } from '../components/contact-buttons.tsx';
import { Reasons } from '../components/reasons.tsx';
import { Phrases } from '../components/thai.tsx';
import type { WithContent } from '../content/site-content.ts';
import './contact-page.css';

/** Beside the lead form on the contact page: phone, LINE, opening hours and reasons to get in touch. */
export function ContactBeside({ content }: WithContent) {
  const { brand, contact } = content;
  return (
    <div className="contact-beside deep">
      <p>
        <Phrases of={contact.lead} />
      </p>
      <div className="button-row">
        <PhoneButton content={content} label={contact.phone} className="button-main" hasNumber />
        <LineButton content={content} label={contact.line} className="button-line" />
      </div>
      <p>{brand.hours}</p>
      <Reasons content={content} className="reasons-column" />
    </div>
  );
}
