import { Phrases } from '../components/thai.tsx';
import type { SiteContent, WithContent } from '../content/site-content.ts';
import { ProductNoteView } from '../product-mockups/counter.tsx';

interface PairProps extends WithContent {
  pair: SiteContent['problems']['pairs'][number];
}

function Pair({ content, pair }: PairProps) {
  const { heads } = content.problems;
  const { detail, note, problem, solution } = pair;
  return (
    <li className="pair">
      <p className="torn pair-before">
        <span className="sr-only">{heads.before}: </span>
        <Phrases of={problem} />
      </p>
      <div className="pair-after">
        <h3>
          <span className="sr-only">{heads.after}: </span>
          {solution}
        </h3>
        <p className="read">{detail}</p>
        <ProductNoteView note={note} language={content.language} />
      </div>
    </li>
  );
}

/** Problems on torn notes, each above its solution and a line of the product. */
export default function Problems({ content }: WithContent) {
  const { pairs, title } = content.problems;
  return (
    <section className="section problems" aria-labelledby="problems-title">
      <div className="wrap">
        <h2 id="problems-title">
          <Phrases of={title} />
        </h2>
        <ol className="pairs">
          {pairs.map((pair) => (
            <Pair key={pair.solution} content={content} pair={pair} />
          ))}
        </ol>
      </div>
    </section>
  );
}
