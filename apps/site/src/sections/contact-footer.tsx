import type { ReactNode } from 'react';
import { LineButton, PhoneButton } from '../components/contact-buttons.tsx';
import { Reasons } from '../components/reasons.tsx';
import { Phrases } from '../components/thai.tsx';
import type { Translations } from '../content/languages.ts';
import type { WithContent } from '../content/site-content.ts';
import { SiteFooter } from '../layouts/site-footer.tsx';
import { OfficeMap } from './contact-footer/office-map.tsx';
import './contact-footer.css';

interface Props extends WithContent {
  /** The page in other languages; default: the landing page. */
  translations?: Translations | undefined;
  /** The lead form. */
  children: ReactNode;
}

/**
 * Contact section with phone, LINE, the lead form and the map, then the site footer. On a wide screen the map
 * fills the free height of the shorter column.
 */
export function ContactFooter({ content, translations, children }: Props) {
  const { contact } = content;
  return (
    <>
      <section className="contact deep" id="contact" aria-labelledby="contact-title">
        <div className="wrap cols contact-columns">
          <div className="contact-copy">
            <h2 className="contact-title" id="contact-title">
              <Phrases of={contact.title} />
            </h2>
            <p className="lead">
              <Phrases of={contact.lead} />
            </p>
            <div className="button-row">
              <PhoneButton
                content={content}
                label={contact.phone}
                className="button-main"
                hasNumber
              />
              <LineButton content={content} label={contact.line} className="button-line" />
            </div>
            <Reasons content={content} className="reasons-column" />
          </div>
          <div className="contact-form">{children}</div>
          <OfficeMap content={content} />
        </div>
      </section>
      <SiteFooter content={content} translations={translations} />
    </>
  );
}
