import { Phrases, Thai } from '../components/thai.tsx';
import type { SiteContent, WithContent } from '../content/site-content.ts';
import { ShopfrontDrawing } from '../drawings/shopfront.tsx';

/** The five figures, then clinics in their own words. */
export function Results({ content }: WithContent) {
  const { results, stories } = content;
  return (
    <section className="section results" aria-labelledby="results-title">
      <div className="wrap">
        <h2 id="results-title" className="h2-small">
          <Phrases of={results.title} />
        </h2>
        <Figures {...results} />
        <div className="stories">
          <h3 className="stories-title">
            <Thai>{stories.title}</Thai>
          </h3>
          <ShopfrontDrawing className="stories-drawing" />
          <Story className="story-lead" story={stories.lead} sampleLabel={stories.sampleLabel} />
          {stories.more.map((story) => (
            <Story key={story.name} story={story} sampleLabel={stories.sampleLabel} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Figures({ lead, figures }: SiteContent['results']) {
  return (
    <div className="figures">
      <p className="figure-lead">
        <span className="figure-lead-value num">{lead.value} </span>
        <span className="figure-lead-label">
          <b>{lead.unit}</b> <Thai>{lead.label}</Thai>
        </span>
      </p>
      <dl className="figure-list">
        {figures.map(({ label, percent }) => (
          <div key={label}>
            <dt>
              <Thai>{label}</Thai>
            </dt>
            <dd className="num">
              {percent}
              <sup>%</sup>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Story({
  story: { isSample, quote, name, clinic },
  sampleLabel,
  className = '',
}: {
  story: SiteContent['stories']['lead'];
  sampleLabel: string;
  className?: string;
}) {
  return (
    <figure className={`story ${className}`}>
      <blockquote>
        <p>
          “<Thai>{quote}</Thai>”
        </p>
      </blockquote>
      <figcaption>
        <b>{name}</b>
        <span>
          <Thai>{clinic}</Thai>
        </span>
        {isSample && <span className="story-sample">{sampleLabel}</span>}
      </figcaption>
    </figure>
  );
}
