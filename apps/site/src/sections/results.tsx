import { Phrases } from '../components/thai.tsx';
import type { SiteContent, WithContent } from '../content/site-content.ts';
import { ClinicMark } from '../illustrations/clinic-mark.tsx';

/** A band of figures, then testimonials. */
export default function Results({ content: { results, stories } }: WithContent) {
  const hasBand = results.lead !== undefined || results.figures.length > 0;
  return (
    <section
      className="section results"
      aria-labelledby={hasBand ? 'results-title' : 'stories-title'}
    >
      <div className="wrap">
        {hasBand && <Band {...results} />}
        {stories.told.length > 0 && <Stories {...stories} />}
      </div>
    </section>
  );
}

/** Testimonials in a row. */
function Stories({ sampleLabel, title, told }: SiteContent['stories']) {
  return (
    <>
      <h3 className="stories-title" id="stories-title">
        {title}
      </h3>
      {/* Focusable, so that the arrow keys scroll it sideways on narrow screens. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <div className="stories" role="group" aria-labelledby="stories-title" tabIndex={0}>
        {told.map((story) => (
          <Story key={story.name} story={story} sampleLabel={sampleLabel} />
        ))}
      </div>
    </>
  );
}

/** The saved hours of a day, then percentages. Percentages are large only if they have a source. */
function Band({ title, lead, figures }: SiteContent['results']) {
  return (
    <div className="band">
      <div>
        <h2 id="results-title" className="h2-small">
          <Phrases of={title} />
        </h2>
        {lead && (
          <>
            <p className="figure-lead">
              <span className="figure-lead-value num">{lead.value} </span>
              <span>
                <b>{lead.unit}</b> {lead.label}
              </span>
            </p>
            <Workday hours={lead.of} saved={lead.value} />
          </>
        )}
      </div>
      {figures.length > 0 && (
        <dl className="figure-list">
          {figures.map(({ label, percent, source }) => (
            <div key={label} className={source === undefined ? undefined : 'figure-sourced'}>
              <dt>
                {label}
                {source !== undefined && <small>{source}</small>}
              </dt>
              <dd className="num">
                {percent}
                <small>%</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Length of an hour in the drawing. */
const HOUR = 40;

/** A working day as a strip of hours, with the saved hours filled. */
function Workday({ hours, saved }: { hours: number; saved: number }) {
  const length = hours * HOUR;
  const between = Array.from({ length: hours - 1 }, (_, index) => index + 1);
  const ticks = between.map((hour) => `M${hour * HOUR} 18v${hour === saved ? 10 : 5}`).join('');
  return (
    <svg className="workday" viewBox={`-1 0 ${length + 2} 30`} aria-hidden="true">
      <path className="workday-saved" d={`M0 4h${saved * HOUR}v14H0z`} />
      <path className="workday-line" d={`M0 4h${length}v14H0z${ticks}`} />
    </svg>
  );
}

interface StoryProps {
  story: SiteContent['stories']['told'][number];
  sampleLabel: string;
}

function Story({ story: { clinic, isSample, mark, name, quote }, sampleLabel }: StoryProps) {
  return (
    <figure className="testimony">
      <blockquote>{quote}</blockquote>
      <figcaption>
        <ClinicMark name={mark} />
        <span>
          <b>{name}</b> {clinic}
          {isSample && <small className="story-sample">{sampleLabel}</small>}
        </span>
      </figcaption>
    </figure>
  );
}
