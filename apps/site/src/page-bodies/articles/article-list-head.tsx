import { Phrases } from '../../components/thai.tsx';
import type { WithContent } from '../../content/site-content.ts';
import { ObjectDrawing } from '../../illustrations/objects.tsx';
import '../../styles/pages.css';
import './article-list.css';

/** Heading and subtitle of the list, with drawings of objects on a counter. */
export function ArticleListHead({ content: { articles } }: WithContent) {
  return (
    <div className="list-head">
      <div className="wrap cols list-head-grid">
        <h1 className="page-title">
          <Phrases of={articles.heading} />
        </h1>
        <p className="lead">{articles.lead}</p>
        <div className="list-head-drawings">
          <ObjectDrawing name="files" />
          <ObjectDrawing name="tablet" />
          <ObjectDrawing name="plant" />
        </div>
      </div>
      <div className="counter-line" />
    </div>
  );
}
