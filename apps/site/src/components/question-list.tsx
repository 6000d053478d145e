interface Props {
  /** Unique on the page: one question with it is open at a time. */
  name: string;
  questions: readonly { question: string; answer: string }[];
}

/** Questions that open to their answers; the first is open. */
export function QuestionList({ name, questions }: Props) {
  return (
    <div className="faq-list">
      {questions.map(({ answer, question }, index) => (
        <details key={index} name={name} open={index === 0}>
          <summary>{question}</summary>
          <p className="read">{answer}</p>
        </details>
      ))}
    </div>
  );
}
