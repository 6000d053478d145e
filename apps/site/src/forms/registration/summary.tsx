import { ShieldCheck } from 'lucide-react';
import { LineGlyph } from '../../components/glyphs.tsx';
import { PromotionTerms } from '../../components/promotion.tsx';
import { fill } from '../../content/fill-in.ts';
import { yearOf } from '../../content/packages.ts';
import { baht } from '../../thai/amount.ts';
import type { RegistrationContent } from './content.ts';

interface Props {
  content: RegistrationContent;
  branches: number;
}

/** Price summary of every package for the number of branches. CSS shows the selected one (`signup.css`). */
export function PlanSum({ content, branches }: Props) {
  const { free, guarantee, language, packages, words } = content;
  const { sum } = words;
  return (
    <section className="torn-shade signup-sum" aria-labelledby="registration-sum">
      <div className="torn plan-slip">
        <h3 id="registration-sum">{sum.heading}</h3>
        <div className="sums" aria-live="polite">
          {packages.map((plan, index) => {
            const { net, vat, vatPercent, total } = yearOf(plan, branches);
            const price = baht(plan.yearlySatang, language);
            return (
              <dl className={`sum of-plan of-plan-${index + 1}`} key={plan.id}>
                {plan.promotion && (
                  <div>
                    <dt>{plan.promotion.ordinarily}</dt>
                    <dd>
                      <s className="num">
                        {baht(plan.promotion.ordinarySatang * branches, language)}
                      </s>
                    </dd>
                  </div>
                )}
                <div>
                  <dt>
                    {`${plan.name} `}
                    <small>{fill(sum.price, { price, branches: String(branches) })}</small>
                  </dt>
                  <dd className="num">{baht(net, language)}</dd>
                  {plan.promotion && (
                    <dd className="sum-terms">
                      <PromotionTerms promotion={plan.promotion} />
                    </dd>
                  )}
                </div>
                <div>
                  <dt>{fill(sum.vat, { percent: String(vatPercent) })}</dt>
                  <dd className="num">{baht(vat, language)}</dd>
                </div>
                <div className="sum-total">
                  <dt>{sum.total}</dt>
                  <dd>
                    <span className="num">{baht(total, language)}</span> <small>{sum.unit}</small>
                  </dd>
                </div>
              </dl>
            );
          })}
        </div>
        <ul className="sum-free">
          {free.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="sum-sure">
          <ShieldCheck className="icon" aria-hidden="true" />
          <span>
            <b>{guarantee}</b>
            {` ${sum.unpaid}`}
          </span>
        </p>
      </div>
    </section>
  );
}

/** Repeats the totals above the button, where the summary is out of view. Hidden from assistive technology. */
export function PlanTotal({ content, branches }: Props) {
  const { language, packages, words } = content;
  return (
    <p className="send-total" aria-hidden="true">
      <span>{words.sum.withVat}</span>
      {packages.map((plan, index) => (
        <b className={`num of-plan of-plan-${index + 1}`} key={plan.id}>
          {baht(yearOf(plan, branches).total, language)}
        </b>
      ))}
    </p>
  );
}

/** The steps after submission, and a contact for questions before it. */
export function NextSteps({ content: { words } }: { content: RegistrationContent }) {
  const { next } = words;
  return (
    <section className="signup-next" aria-labelledby="registration-next">
      <h3 id="registration-next">{next.heading}</h3>
      <ol className="steps">
        {next.steps.map(({ title, detail }) => (
          <li key={title}>
            <b>{title}</b> <small>{detail}</small>
          </li>
        ))}
      </ol>
      <p>
        {`${next.ask} `}
        <a className="link link-touch" href={next.lineHref} target="_blank" rel="noopener">
          <LineGlyph />
          {next.line}
          <span className="sr-only">{next.newTab}</span>
        </a>
      </p>
    </section>
  );
}
