import type { PageSection } from '@clinicdee/protocol/site-content';
import { Thai, Title } from '../../components/thai.tsx';
import '../../sections/faq.css';
import './campaign-sections.css';

/** Questions and answers, one open at a time. */
export function QuestionsSection({ section }: { section: PageSection<'questions'> }) {
  const { heading, id, questions } = section;
  return (
    <section className="section faq" aria-labelledby={`title-${id}`}>
      <div className="wrap cols">
        <h2 id={`title-${id}`}>
          <Title>{heading}</Title>
        </h2>
        <div className="faq-list">
          {questions.map(({ answer, question }, index) => (
            <details key={index} name={`questions-${id}`} open={index === 0}>
              <summary>
                <Thai>{question}</Thai>
              </summary>
              <p className="read">
                <Thai>{answer}</Thai>
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
