import { amount } from '../thai/amount.ts';
import type { WithContent } from '../content/site-content.ts';
import { View } from './view.tsx';
import '../styles/badge.css';

/** Stock by lot, with expiring lots and reorders. */
export function StockView({ content: { language, views } }: WithContent) {
  const { stock } = views;
  return (
    <View className="view-stock" label={stock.label}>
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
