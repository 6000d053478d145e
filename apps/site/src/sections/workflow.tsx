import { Phrases } from '../components/thai.tsx';
import type { WithContent, SiteContent } from '../content/site-content.ts';
import { sum } from '../content/sums.ts';

/** A visit in five steps with their durations on a time line. */
export default function Workflow({ content: { workflow } }: WithContent) {
  return (
    <section className="section workflow deep" aria-labelledby="workflow-title">
      <div className="wrap">
        <div className="cols head">
          <h2 id="workflow-title">
            <Phrases of={workflow.title} />
          </h2>
          <p className="lead workflow-lead">
            <Phrases of={workflow.lead} />
          </p>
        </div>
        <TimeRuler steps={workflow.steps} />
        <ol className="workflow-steps">
          {workflow.steps.map(({ number, title, description, time }) => (
            <li key={number}>
              <span className="workflow-number">{number}</span>
              <p className="workflow-time num">
                {time.value} {time.unit !== undefined && <small>{time.unit}</small>}
              </p>
              <h3>{title}</h3>
              <p className="workflow-description">
                <Phrases of={description} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Drawn length, in minutes, of a step without a duration. */
const OPEN_END_MINUTES = 0.5;

/**
 * Time line of a visit: segments proportional to their minutes, and a tick every half minute. In browsers with
 * scroll-driven animations its cover recedes while scrolling (`workflow.css`).
 */
function TimeRuler({ steps }: Pick<SiteContent['workflow'], 'steps'>) {
  const lengths = steps.map(({ time }) => time.minutes || OPEN_END_MINUTES);
  const starts = lengths.map((_, index) => sum(lengths.slice(0, index)));
  const minutes = sum(lengths);
  const ticks = Array.from({ length: 2 * minutes + 1 }, (_, half) => half / 2);
  const tick = (minute: number) => `M${minute} 0V${Number.isInteger(minute) ? 2 : 1}`;
  return (
    <div className="time-ruler" aria-hidden="true">
      <svg className="time-ruler-steps" viewBox={`0 0 ${minutes} 1`} preserveAspectRatio="none">
        {steps.map(({ number, time }, at) => (
          <path
            key={number}
            className={time.minutes === 0 ? 'time-ruler-open' : undefined}
            d={`M${starts[at]} 0h${lengths[at]}v1H${starts[at]}z`}
          />
        ))}
      </svg>
      <svg className="time-ruler-ticks" viewBox={`0 0 ${minutes} 2`} preserveAspectRatio="none">
        <path d={ticks.map(tick).join('')} />
      </svg>
    </div>
  );
}
