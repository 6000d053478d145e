import { LogoMark } from '../components/logo.tsx';
import { Thai } from '../components/thai.tsx';
import { lineReminder } from '../content/th/views/counter.ts';
import { Words } from './words.tsx';

/** The reminder as LINE shows it: a card in a chat. */
export function LineMessageView() {
  const { action, facts, from, label, sent, tag, title } = lineReminder;
  return (
    <figure className="line-message" role="img" aria-label={label}>
      <div className="line-from">
        <LogoMark />
        <span>{from}</span>
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
export function LineBubble() {
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
