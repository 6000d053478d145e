import { LineButton, PhoneButton } from '../components/contact-buttons.tsx';
import { QuestionList } from '../components/question-list.tsx';
import type { WithContent } from '../content/site-content.ts';

/** Questions and answers, one open at a time, and contact buttons. */
export default function Faq({ content }: WithContent) {
  const { faq } = content;
  return (
    <section className="section faq" id="faq" aria-labelledby="faq-title">
      <div className="wrap cols">
        <h2 id="faq-title">{faq.title}</h2>
        <QuestionList name="faq" questions={faq.questions} />
        <div className="faq-closing">
          <p className="read">{faq.closing.text}</p>
          <div className="button-row">
            <PhoneButton
              content={content}
              label={faq.closing.phone}
              className="button-line"
              hasNumber
            />
            <LineButton content={content} label={faq.closing.line} className="button-line" />
          </div>
        </div>
      </div>
    </section>
  );
}
