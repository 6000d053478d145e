import type { WithContent } from '../content/site-content.ts';
import { View, ViewHead } from './view.tsx';
import '../styles/badge.css';

/** This afternoon's queue of one branch. */
export function QueueView({
  content: {
    views: { queue },
  },
}: WithContent) {
  return (
    <View className="view-queue" label={queue.label}>
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
