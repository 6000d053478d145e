import { OrdinaryPrice, PromotionTerms } from '../../components/promotion.tsx';
import { Facts } from '../../components/thai.tsx';
import { baht } from '../../thai/amount.ts';
import { fill } from '../../content/fill-in.ts';
import { pathIn } from '../../content/languages.ts';
import { averagePerMonth, featuresFrom } from '../../content/packages.ts';
import type { SiteContent, WithContent } from '../../content/site-content.ts';
import type { Package } from '../../content/th/packages.ts';
import '../../components/promotion.css';
import '../../styles/dotted.css';

interface Props extends WithContent {
  plan: Package;
}

/** One package: target group, price, limits, and the features it adds to the smaller package. */
export function PlanCard({ plan, content }: Props) {
  const { language, pricing } = content;
  const { id } = plan;
  const titleId = `plan-${id}`;
  return (
    <article
      className={plan.isPopular ? 'plan plan-popular deep' : 'plan'}
      aria-labelledby={titleId}
    >
      <header className="plan-head">
        <h3 id={titleId}>{plan.name}</h3>
        {plan.isPopular && <span className="plan-flag">{pricing.popular}</span>}
        <p>{plan.suitability}</p>
        <p className="plan-subtitle">{plan.subtitle}</p>
      </header>
      <p className={`plan-price ${priceSizeClass(content)}`.trim()}>
        {plan.promotion && <OrdinaryPrice promotion={plan.promotion} language={language} />}
        <b className="num">{baht(plan.yearlySatang, language)}</b> <span>{pricing.perYear}</span>
      </p>
      <p className="plan-month">
        {fill(pricing.perMonth, { amount: baht(averagePerMonth(plan), language) })}
        {plan.promotion && <PromotionTerms promotion={plan.promotion} />}
      </p>
      <a
        className={`button ${plan.isPopular ? 'button-main' : 'button-line'}`}
        href={pathIn(content.language, `/register?package=${id}`)}
        data-register={id}
      >
        {fill(pricing.choose, { name: plan.name })}
      </a>
      <dl className="plan-limits">
        {(['users', 'storage', 'support'] as const).map((limit) => (
          <div key={limit}>
            <dt>{pricing[limit]}</dt>
            <dd>
              <Facts of={[plan[limit]].flat()} />
            </dd>
          </div>
        ))}
      </dl>
      <PlanFeatures plan={plan} content={content} />
    </article>
  );
}

/** Returns the class of the largest size that fits the longest price. All prices have the same size. */
function priceSizeClass({ language, packages }: SiteContent): string {
  const longest = Math.max(
    ...packages.map(({ yearlySatang }) => baht(yearlySatang, language).length),
  );
  return longest > 10 ? 'plan-price-longest' : longest > 8 ? 'plan-price-long' : '';
}

/** The features by group, as in the comparison table. A single group gets no title. */
function PlanFeatures({ plan, content: { comparison, packages, pricing } }: Props) {
  const subjects = featuresFrom(plan.id, comparison.groups);
  const count = subjects.reduce((sum, { labels }) => sum + labels.length, 0);
  const smaller = packages[packages.indexOf(plan) - 1];
  const { added, all, same, several } = pricing.features;
  const [subject, further] = subjects;
  const fullTitle =
    subject && !further ? fill(all, { subject: subject.title, count }) : fill(several, { count });
  return (
    <div className="plan-features">
      <h4>
        {smaller === undefined
          ? fullTitle
          : fill(count === 0 ? same : added, { smaller: smaller.name, count })}
      </h4>
      {count > 0 && (
        <ul>
          {subjects.map(({ title, labels }) => (
            <li className="dotted" key={title}>
              {subjects.length > 1 && <b>{title}</b>}
              {labels.map((label) => (
                <span key={label}> {label}</span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
