import { Switch } from '../components/switch.tsx';
import { Phrases } from '../components/thai.tsx';
import { amount } from '../thai/amount.ts';
import type { WithContent } from '../content/site-content.ts';
import { packageIds } from '../content/packages.ts';
import { ComparisonTable } from './pricing/comparison-table.tsx';
import { Inclusions } from './pricing/inclusions.tsx';
import { PlanCard } from './pricing/plan-card.tsx';

/** The packages, one to five, what each of them includes, and the whole comparison. */
export function Pricing({ content }: WithContent) {
  const { pricing } = content;
  return (
    <section
      className={`section pricing plan-count-${packageIds.length}`}
      id="pricing"
      aria-labelledby="pricing-title"
    >
      <div className="wrap">
        <div className="cols head">
          <h2 id="pricing-title">
            <Phrases of={pricing.title} />
          </h2>
          <p className="lead">
            <Phrases of={pricing.lead} />
          </p>
        </div>
        {packageIds.length > 1 && <PlanSwitch content={content} />}
        <div className="plans">
          {packageIds.map((id) => (
            <PlanCard key={id} id={id} content={content} />
          ))}
        </div>
        <div className="pricing-foot">
          {pricing.advice.length > 0 && (
            <p className="plans-advice">
              <Phrases of={pricing.advice} />
            </p>
          )}
          <ComparisonTable content={content} />
          <Inclusions content={content} />
        </div>
      </div>
    </section>
  );
}

/** Which card a phone shows; larger screens show all. */
function PlanSwitch({ content: { language, packages, pricing } }: WithContent) {
  const chosen = packageIds.find((id) => packages[id].isPopular) ?? packageIds[0];
  return (
    <Switch
      className="plan-switch"
      name="shown-plan"
      legend={pricing.choosePlan}
      initial={`show-${chosen}`}
      options={packageIds.map((id) => ({
        id: `show-${id}`,
        label: packages[id].name,
        detail: amount(packages[id].yearly, language),
      }))}
    />
  );
}
