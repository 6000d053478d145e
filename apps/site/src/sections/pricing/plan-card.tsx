import { ChevronDown } from 'lucide-react';
import { Phrases, Thai } from '../../components/thai.tsx';
import { amount } from '../../thai/amount.ts';
import { fill } from '../../content/fill-in.ts';
import { pathIn } from '../../content/languages.ts';
import { averagePerMonth, type PackageId } from '../../content/packages.ts';
import type { WithContent } from '../../content/site-content.ts';

/** One package: for whom, what it costs, its limits and its features. */
export function PlanCard({ id, content }: WithContent & { id: PackageId }) {
  const { language, packages, pricing } = content;
  const plan = packages[id];
  const titleId = `plan-${id}`;
  return (
    <article
      className={plan.isPopular ? 'plan plan-popular deep' : 'plan'}
      aria-labelledby={titleId}
    >
      {plan.isPopular && <p className="plan-flag">{pricing.popular}</p>}
      <header className="plan-head">
        <h3 id={titleId}>{plan.name}</h3>
        <p>
          <Thai>{plan.suitability}</Thai>
        </p>
        <p className="plan-subtitle">
          <Thai>{plan.subtitle}</Thai>
        </p>
      </header>
      <p className="plan-price">
        <b className="num">{amount(plan.yearly, language)}</b> <span>{pricing.perYear}</span>
      </p>
      <p className="plan-month">
        {fill(pricing.perMonth, { amount: amount(averagePerMonth(plan), language) })}
      </p>
      <a
        className={`button ${plan.isPopular ? 'button-main' : 'button-line'}`}
        href={pathIn(content.language, `/register?package=${id}`)}
        data-register={id}
      >
        {fill(pricing.choose, { name: plan.name })}
      </a>
      <dl className="plan-limits">
        <div>
          <dt>{pricing.users}</dt>
          <dd>{plan.users}</dd>
        </div>
        <div>
          <dt>{pricing.storage}</dt>
          <dd>{plan.storage}</dd>
        </div>
        <div>
          <dt>{pricing.support}</dt>
          <dd>
            <Phrases of={plan.support} />
          </dd>
        </div>
      </dl>
      <details className="plan-features fold">
        <summary>
          <span>{fill(pricing.unfold, { name: plan.name, count: plan.features.length })}</span>
          <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        {plan.includes !== undefined && <p className="plan-includes">{plan.includes}</p>}
        <ul>
          {plan.features.map((feature) => (
            <li key={feature}>
              <Thai>{feature}</Thai>
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}
