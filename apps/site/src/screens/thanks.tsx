import { Phrases, Thai } from '../components/thai.tsx';
import { homeOf } from '../content/languages.ts';
import type { SiteContent } from '../content/site-content.ts';
import { BellDrawing } from '../drawings/bell.tsx';

interface Props {
  /** The page's language. */
  language: string;
  of: SiteContent['thanks'];
  reference: string | null;
  /** Whether the reference is that of a lead which was stored just now. */
  isNew?: boolean;
}

/** Thanks for a form sent without JavaScript: its reference number, and what happens next. */
export function Thanks({ language, of: thanks, reference, isNew = false }: Props) {
  return (
    <div className="wrap thanks">
      <div className="thanks-panel">
        <h1>
          <Phrases of={thanks.title} />
        </h1>
        <p className="lead">
          <Thai>{thanks.lead}</Thai>
        </p>
        {reference !== null && (
          <dl className="thanks-ticket">
            <dt>{thanks.reference}</dt>
            <dd className="num" data-new-lead={isNew ? reference : undefined}>
              {reference}
            </dd>
            <dd className="thanks-hint">{thanks.referenceHint}</dd>
          </dl>
        )}
        <h2>{thanks.next}</h2>
        <ol className="thanks-steps">
          {thanks.steps.map((step) => (
            <li key={step.name}>
              <b>{step.name}</b> <span>{step.detail}</span>
            </li>
          ))}
        </ol>
        <div className="button-row">
          <a className="button button-line" href={homeOf(language)}>
            {thanks.home}
          </a>
          <a className="button button-line" href="/articles">
            {thanks.articles}
          </a>
        </div>
        <BellDrawing className="thanks-drawing" />
      </div>
    </div>
  );
}
