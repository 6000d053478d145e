import { ChartColumn, FlaskConical, Gift, IdCard, Stethoscope } from 'lucide-react';
import { Phrases } from '../components/thai.tsx';
import type { SiteContent, WithContent } from '../content/site-content.ts';
import { AppointmentsView, LineBubble } from '../product-mockups/visit.tsx';
import { ReceiptView } from '../product-mockups/money.tsx';
import { StockView } from '../product-mockups/counter.tsx';

const icons = {
  card: IdCard,
  exam: Stethoscope,
  lab: FlaskConical,
  report: ChartColumn,
  gift: Gift,
};

function TileCopy({ detail, title }: { title: readonly string[]; detail: string }) {
  return (
    <div>
      <h3>
        <Phrases of={title} />
      </h3>
      <p className="read">{detail}</p>
    </div>
  );
}

/**
 * A drawer of the cabinet with a feature. On a phone it is a collapsible line. On larger screens it is always
 * open without a control, so the visible heading is outside the summary.
 */
function Drawer({ detail, icon, title }: SiteContent['features']['rest'][number]) {
  const Icon = icons[icon];
  return (
    <li className="drawer">
      <Icon className="icon" aria-hidden="true" />
      <h3>{title}</h3>
      <details name="drawer">
        <summary>{title}</summary>
        <p>{detail}</p>
      </details>
    </li>
  );
}

/** Five features as drawers of a cabinet; its top sums up the benefits of all eight. */
function Cabinet({ features }: SiteContent) {
  const { gains, rest } = features;
  return (
    <div className="cabinet">
      <p className="cabinet-top">
        <b>
          <Phrases of={gains.title} />
        </b>{' '}
        {gains.detail}
      </p>
      <ul className="drawers">
        {rest.map((feature) => (
          <Drawer key={feature.title} {...feature} />
        ))}
      </ul>
    </div>
  );
}

/** Eight features: three tiles with a product mockup each, five in the drawers of a cabinet. */
export default function Features({ content }: WithContent) {
  const { features } = content;
  return (
    <section className="section features" id="features" aria-labelledby="features-title">
      <div className="wrap">
        <div className="cols head">
          <h2 id="features-title">
            <Phrases of={features.title} />
          </h2>
          <p className="lead">{features.lead}</p>
        </div>
        <div className="bento">
          <article className="tile feature-appointments">
            <TileCopy {...features.appointments} />
            <LineBubble content={content} />
            <AppointmentsView content={content} />
          </article>
          <article className="tile feature-finance deep">
            <TileCopy {...features.finance} />
            <ReceiptView content={content} />
          </article>
          <article className="tile feature-stock">
            <TileCopy {...features.stock} />
            <StockView content={content} />
          </article>
          <Cabinet {...content} />
        </div>
      </div>
    </section>
  );
}
