import { LogoMark } from '../components/logo.tsx';
import { Thai } from '../components/thai.tsx';
import type { WithContent } from '../content/site-content.ts';
import { Words } from './words.tsx';

/** The reminder as LINE shows it: a card in a chat. */
export function LineMessageView({ content }: WithContent) {
  const { action, facts, sender, label, sent, tag, title } = content.views.lineReminder;
  return (
    <figure className="line-message" role="img" aria-label={label}>
      <div className="line-from">
        <LogoMark />
        <span>{sender}</span>
      </div>
      <div className="line-row">
        <div className="line-card">
          <span className="line-tag">
            <Thai>{tag}</Thai>
          </span>
          <b>
            <Words>{title}</Words>
          </b>
          {facts.map(({ name, value }) => (
            <span className="line-fact" key={name}>
              <span className="caption">{name}</span>
              <span>
                <Words>{value}</Words>
              </span>
            </span>
          ))}
          <span className="line-action">{action}</span>
        </div>
        <span className="line-time">{sent}</span>
      </div>
    </figure>
  );
}

/** The same reminder as one short bubble, beside a view that says the rest. */
export function LineBubble({ content }: WithContent) {
  const { lineReminder } = content.views;
  return (
    <div className="line-bubble" aria-hidden="true">
      <LogoMark />
      <p>
        <Words>{lineReminder.short}</Words>
        <span className="caption">{lineReminder.sent}</span>
      </p>
    </div>
  );
}
