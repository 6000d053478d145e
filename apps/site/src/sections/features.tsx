import { ChartColumn, FlaskConical, Gift, IdCard, Stethoscope } from 'lucide-react';
import { Phrases, Thai } from '../components/thai.tsx';
import type { SiteContent, WithContent } from '../content/site-content.ts';
import { AppointmentsView } from '../views/appointments.tsx';
import { LineBubble } from '../views/line-message.tsx';
import { ReceiptView } from '../views/receipt.tsx';
import { StockView } from '../views/stock.tsx';
import { FeatureGains } from './feature-gains.tsx';

const icons = {
  card: IdCard,
  exam: Stethoscope,
  lab: FlaskConical,
  report: ChartColumn,
  gift: Gift,
};

function LeadCopy({ detail, title }: SiteContent['features']['finance']) {
  return (
    <div>
      <h3 className="h3-large">
        <Phrases of={title} />
      </h3>
      <p className="read">
        <Thai>{detail}</Thai>
      </p>
    </div>
  );
}

/** The two that sell most, drawn large. */
function LeadFeatures({ content }: WithContent) {
  const { features } = content;
  return (
    <div className="feature-leads">
      <article className="feature-lead feature-appointments">
        <LeadCopy {...features.appointments} />
        <LineBubble content={content} />
        <AppointmentsView content={content} />
      </article>
      <article className="feature-lead feature-finance deep">
        <LeadCopy {...features.finance} />
        <ReceiptView content={content} />
      </article>
    </div>
  );
}

/** Stock beside its list, and five more in a ruled column. */
function OtherFeatures({ content }: WithContent) {
  const { features } = content;
  return (
    <div className="feature-others">
      <article className="feature-stock">
        <StockView content={content} />
        <h3>
          <Thai>{features.stock.title}</Thai>
        </h3>
        <p className="read">
          <Thai>{features.stock.detail}</Thai>
        </p>
      </article>
      <ul className="feature-list">
        {features.rest.map(({ detail, icon, title }) => {
          const Icon = icons[icon];
          return (
            <li key={title}>
              <Icon className="icon" aria-hidden="true" />
              <div>
                <h3 className="feature-name">
                  <Thai>{title}</Thai>
                </h3>
                <p>
                  <Thai>{detail}</Thai>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Eight features: two large, one with its list, five in a column; then what they add up to. */
export function Features({ content }: WithContent) {
  const { features } = content;
  return (
    <section className="section features" id="features" aria-labelledby="features-title">
      <div className="wrap">
        <div className="cols head">
          <h2 id="features-title">
            <Phrases of={features.title} />
          </h2>
          <p className="lead">
            <Thai>{features.lead}</Thai>
          </p>
        </div>
        <LeadFeatures content={content} />
        <OtherFeatures content={content} />
        <FeatureGains content={content} />
      </div>
    </section>
  );
}
