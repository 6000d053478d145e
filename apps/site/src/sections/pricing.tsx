import { Check } from 'lucide-react';
import { Phrases, Thai } from '../components/thai.tsx';
import type { WithContent } from '../content/site-content.ts';
import { packageIds } from '../content/packages.ts';
import { ComparisonTable } from './pricing/comparison-table.tsx';
import { PlanCard } from './pricing/plan-card.tsx';

/** Three packages, what each of them includes, and the whole comparison. */
export function Pricing({ content }: WithContent) {
  const { inclusions, pricing } = content;
  return (
    <section className="section pricing" id="pricing" aria-labelledby="pricing-title">
      <div className="wrap">
        <div className="cols head">
          <h2 id="pricing-title">
            <Phrases of={pricing.title} />
          </h2>
          <p className="lead">
            <Phrases of={pricing.lead} />
          </p>
        </div>
        <div className="plans">
          {packageIds.map((id) => (
            <PlanCard key={id} id={id} content={content} />
          ))}
        </div>
        <p className="plans-advice">
          <Phrases of={pricing.advice} />
        </p>
        <div className="inclusions">
          <h3>
            <Thai>{inclusions.title}</Thai>
          </h3>
          <ul>
            {inclusions.points.map((point) => (
              <li key={point}>
                <Check className="icon" aria-hidden="true" />
                <span>
                  <Thai>{point}</Thai>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <ComparisonTable content={content} />
      </div>
    </section>
  );
}
