import { LineButton, PhoneButton } from '../components/contact-buttons.tsx';
import { Phrases, Thai } from '../components/thai.tsx';
import type { WithContent } from '../content/site-content.ts';
import { PrinterDrawing } from '../drawings/printer.tsx';
import { ReaderDrawing } from '../drawings/reader.tsx';
import { TrayDrawing } from '../drawings/tray.tsx';
import { DashboardView } from '../views/dashboard.tsx';
import { LineMessageView } from '../views/line-message.tsx';
import { QueueSlipView } from '../views/queue-slip.tsx';

/** One promise, two ways to talk to a person, and the product at work on an evergreen counter. */
export function Hero({ content }: WithContent) {
  const { hero } = content;
  return (
    <section className="hero" id="home" aria-labelledby="hero-title">
      <div className="hero-slab deep" aria-hidden="true" />
      <div className="wrap cols hero-cols">
        <div className="hero-copy">
          <h1 className="display" id="hero-title">
            <Phrases of={hero.title} />
          </h1>
          <p className="lead">
            <Thai>{hero.lead}</Thai>
          </p>
          <div className="button-row hero-buttons">
            <PhoneButton content={content} className="button-main" label={hero.phone} />
            <LineButton content={content} className="button-line" label={hero.line} />
          </div>
          <p className="hero-proof">
            <b>{hero.proof.clinics}</b>
            <span>{hero.proof.price}</span>
          </p>
        </div>
        <div className="hero-counter">
          <TrayDrawing />
          <PrinterDrawing />
          <ReaderDrawing />
        </div>
        <div className="hero-stage">
          <div className="hero-dashboard">
            <DashboardView content={content} />
            <QueueSlipView content={content} />
          </div>
          <LineMessageView content={content} />
        </div>
      </div>
    </section>
  );
}
