import { Phrases, Thai } from '../components/thai.tsx';
import type { SiteContent, WithContent } from '../content/site-content.ts';
import { FilesDrawing } from '../drawings/files.tsx';
import { ProductNoteView } from '../views/product-note.tsx';

interface PairProps extends WithContent {
  pair: SiteContent['problems']['pairs'][number];
}

function Pair({ content, pair }: PairProps) {
  const { heads } = content.problems;
  const { detail, note, problem, solution } = pair;
  return (
    <li className="pair">
      <div className="pair-before">
        <span className="pair-label">{heads.beforeShort}</span>
        <p>
          <Phrases of={problem} />
        </p>
      </div>
      <div className="pair-after">
        <span className="pair-label">{heads.afterShort}</span>
        <h3>
          <Thai>{solution}</Thai>
        </h3>
        <p className="read">
          <Thai>{detail}</Thai>
        </p>
      </div>
      <ProductNoteView note={note} language={content.language} />
    </li>
  );
}

/** A ledger of four problems, each line ending in its solution and one line of the product. */
export function ProblemsAndSolutions({ content }: WithContent) {
  const { heads, pairs, title } = content.problems;
  return (
    <section className="section problems" aria-labelledby="problems-title">
      <div className="wrap">
        <div className="cols head">
          <h2 id="problems-title">
            <Phrases of={title} />
          </h2>
          <FilesDrawing className="problems-files" />
        </div>
        <div className="ledger-heads" aria-hidden="true">
          <span>{heads.before}</span>
          <span>{heads.after}</span>
        </div>
        <ol className="ledger">
          {pairs.map((pair) => (
            <Pair key={pair.solution} content={content} pair={pair} />
          ))}
        </ol>
      </div>
    </section>
  );
}
