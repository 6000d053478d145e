import { Fragment } from 'react';
import { Switch } from '../components/switch.tsx';
import { Phrases } from '../components/thai.tsx';
import { recommendedOf } from '../content/packages.ts';
import type { WithContent } from '../content/site-content.ts';
import { baht } from '../thai/amount.ts';
import { ComparisonTable } from './pricing/comparison-table.tsx';
import { PlanCard } from './pricing/plan-card.tsx';

/** One to five packages, what all of them include, and the comparison table. */
export default function Pricing({ content }: WithContent) {
  const { comparison, packages, pricing } = content;
  return (
    <section
      className={`section pricing plan-count-${packages.length}`}
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
        {packages.length > 1 && <PlanSwitch content={content} />}
        <div className="plans">
          {packages.map((plan) => (
            <PlanCard key={plan.id} plan={plan} content={content} />
          ))}
        </div>
        <div className="pricing-foot">
          {pricing.advice.length > 0 && (
            <p className="plans-advice">
              <Phrases of={pricing.advice} />
            </p>
          )}
          {packages.length > 1 && comparison.groups.length > 0 && (
            <ComparisonTable content={content} />
          )}
          <Inclusions content={content} />
        </div>
      </div>
    </section>
  );
}

/** Switch for the plan card that a phone shows. Larger screens show all. */
function PlanSwitch({ content: { language, packages, pricing } }: WithContent) {
  return (
    <Switch
      className="plan-switch"
      name="shown-plan"
      legend={pricing.choosePlan}
      initial={`show-${recommendedOf(packages)?.id}`}
      options={packages.map(({ id, name, yearlySatang }) => ({
        id: `show-${id}`,
        label: name,
        detail: baht(yearlySatang, language),
      }))}
    />
  );
}

/** What every package includes, as a receipt with a total of zero and the guarantee as a stamp. */
function Inclusions({ content: { inclusions, packages } }: WithContent) {
  const { alone, guarantee, points, sum, title } = inclusions;
  return (
    <div className="torn-shade inclusions-shade">
      <div className="torn inclusions">
        <h3>{packages.length > 1 ? title : alone}</h3>
        <dl>
          {[...points, sum].map(({ name, price }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{price}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="inclusions-stamp">{guarantee}</p>
      </div>
    </div>
  );
}
