import { Phrases, Thai } from '../components/thai.tsx';
import type { WithContent } from '../content/site-content.ts';
import { TimeRuler } from './workflow/time-ruler.tsx';

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
              <h3>
                <Thai>{title}</Thai>
              </h3>
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
