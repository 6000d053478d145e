import { Phrases, Thai } from '../components/thai.tsx';
import { problems } from '../content/th/problems.ts';
import { FilesDrawing } from '../drawings/files.tsx';
import { ProductNoteView } from '../views/product-note.tsx';

const { heads, pairs, title } = problems;

function Pair({ detail, note, problem, solution }: (typeof pairs)[number]) {
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
      <ProductNoteView note={note} />
    </li>
  );
}

/** A ledger of four problems, each line ending in its solution and one line of the product. */
export function ProblemsAndSolutions() {
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
            <Pair key={pair.solution} {...pair} />
          ))}
        </ol>
      </div>
    </section>
  );
}
