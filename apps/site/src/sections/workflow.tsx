import { Phrases, Thai } from '../components/thai.tsx';
import type { WithContent } from '../content/site-content.ts';
import { TimeRuler } from './workflow/time-ruler.tsx';

/** A phone's line from one step to the next: at least this long, in px, and longer with the time. */
const shortestLine = 44;
const pixelsPerMinute = 15;

/** A visit in five steps, each with its time, on one time line. */
export function Workflow({ content: { workflow } }: WithContent) {
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
        <TimeRuler {...workflow} />
        <ol className="workflow-steps">
          {workflow.steps.map(({ number, title, description, time }) => (
            <li key={number}>
              <div className="workflow-rail">
                <span className="workflow-number">{number}</span>
                <svg
                  className="workflow-line"
                  width="2"
                  height={shortestLine + time.minutes * pixelsPerMinute}
                  aria-hidden="true"
                >
                  <rect width="2" height="100%" />
                </svg>
              </div>
              <div>
                <p className="workflow-time num">
                  {time.value} {time.unit !== undefined && <small>{time.unit}</small>}
                </p>
                <h3>
                  <Thai>{title}</Thai>
                </h3>
                <p className="workflow-description">
                  <Phrases of={description} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
