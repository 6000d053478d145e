import { fill } from '../content/fill-in.ts';
import type { WithContent } from '../content/site-content.ts';
import { sum } from '../content/sums.ts';
import { ClinicMark } from '../illustrations/clinic-mark.tsx';
import { amount } from '../thai/amount.ts';
import './visit-scene.css';

/**
 * A card reader. The card is a separate `<svg>`, since the compositor can animate only boxes; animating a
 * group inside an SVG would relayout the page on every frame.
 */
function Reader() {
  return (
    <>
      <svg className="drawing scene-reader scene-card" viewBox="0 0 120 108" aria-hidden="true">
        <rect className="drawing-paper" x="22" y="14" width="76" height="70" rx="7" />
        <path d="M33 30h15v12H33zM40.5 30v12M33 36h15M33 54h22M33 62h15M79 27a7 7 0 1 0 .1 0M66 57c1-8 6-12 13-12s12 4 13 12" />
      </svg>
      <svg className="drawing scene-reader" viewBox="0 0 120 108" aria-hidden="true">
        <path
          className="drawing-fill"
          d="M14 70h92a9 9 0 0 1 9 8.5l1.5 20a9 9 0 0 1-9 9.5H12.5a9 9 0 0 1-9-9.5l1.5-20A9 9 0 0 1 14 70z"
        />
        <path d="M20 79h80M22 94h22" />
        <circle className="scene-lamp" cx="98" cy="94" r="3.5" />
      </svg>
    </>
  );
}

/**
 * One visit on the counter: ID card in the reader, queue ticket, LINE message and receipt. The dashboard beside it
 * includes the amount of the receipt.
 */
export function VisitSceneView({ content: { language, views } }: WithContent) {
  const { dashboard, receipt, visitScene } = views;
  const { clinic, label, mark, message, room, ticket } = visitScene;
  const paid = amount(sum(receipt.lines.map((line) => line.amount)), language);
  const income = amount(sum(dashboard.days.at(-1)?.income ?? []), language);
  return (
    <div className="visit-scene" role="img" aria-label={fill(label, { paid, income })}>
      <Reader />
      <div className="scene-ticket">
        <div className="slip">
          <span>{clinic}</span>
          <b className="num">{ticket}</b>
          <span>{room}</span>
        </div>
      </div>
      <div className="scene-printer">
        <div className="scene-bill">
          <div className="slip">
            <span>{receipt.short.caption}</span>
            {receipt.lines.map((line) => (
              <p key={line.short}>
                <span>{line.short}</span>
                {amount(line.amount, language)}
              </p>
            ))}
            <p className="bill-sum">
              <span>{receipt.short.paid}</span>
              <b className="num">{paid}</b>
            </p>
          </div>
        </div>
        <svg className="drawing" viewBox="0 0 160 70" aria-hidden="true">
          <rect className="drawing-fill" x="4" y="10" width="152" height="59" rx="12" />
          <path d="M4 32h152M22 52h30M134 46a5 5 0 1 0 .1 0" />
        </svg>
      </div>
      <div className="scene-push">
        <p className="push-from">
          <ClinicMark name={mark} />
          <span>{clinic}</span>
          <small>{message.sent}</small>
        </p>
        <p className="push-text">
          <b>{message.title}</b>
          <span>{message.text}</span>
        </p>
      </div>
    </div>
  );
}
