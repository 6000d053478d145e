import type { Language } from '../content/languages.ts';
import type { WithContent } from '../content/site-content.ts';
import type { ProductNote } from '../content/th/problems.ts';
import { amount } from '../thai/amount.ts';
import { View, ViewHead, AmountRow } from './view.tsx';
import '../styles/badge.css';

/** This afternoon's queue of one branch. */
export function QueueView({
  content: {
    views: { queue },
  },
}: WithContent) {
  return (
    <View label={queue.label}>
      <ViewHead title={queue.title}>
        <span className="caption num">{queue.caption}</span>
      </ViewHead>
      {queue.rows.map(({ badge, detail, name, ticket }) => (
        <p className={`queue-row ${badge.tone === 'now' ? 'queue-now' : ''}`} key={ticket}>
          <b className="num">{ticket}</b>
          <span className="row-text">
            {name}
            <small>{detail}</small>
          </span>
          <span className={`badge ${badge.tone}`}>{badge.text}</span>
        </p>
      ))}
    </View>
  );
}

/** Stock by lot, with expiring lots and reorders. */
export function StockView({ content: { language, views } }: WithContent) {
  const { stock } = views;
  return (
    <View label={stock.label}>
      {stock.rows.map(({ badge, detail, left, name }) => (
        <div className="stock-row" key={`${name} ${detail}`}>
          <span className="row-text">
            {name}
            <small>{detail}</small>
          </span>
          <b className="num">{amount(left, language)}</b>
          <span className={`badge ${badge.tone}`}>{badge.text}</span>
        </div>
      ))}
    </View>
  );
}

/** Patient data filled in by the card reader. */
export function CardRegistrationView({
  content: {
    views: { cardRegistration },
  },
}: WithContent) {
  return (
    <View className="view-registration" label={cardRegistration.label}>
      <ViewHead title={cardRegistration.title}>
        <span className="badge ok">{cardRegistration.done}</span>
      </ViewHead>
      {cardRegistration.facts.map(({ name, value }) => (
        <AmountRow key={name} name={name} amount={value} />
      ))}
    </View>
  );
}

/** One line of the product. Hidden from screen readers, since it repeats the text beside it. */
export function ProductNoteView({ note, language }: { note: ProductNote; language: Language }) {
  return (
    <p className="product-note" aria-hidden="true">
      <span className="row-text">
        {note.title}
        <small>{note.detail}</small>
      </span>
      {note.figure !== undefined && <b className="num">{amount(note.figure, language)}</b>}
      {note.badge && <span className={`badge ${note.badge.tone}`}>{note.badge.text}</span>}
    </p>
  );
}
