import type { WithContent } from '../content/site-content.ts';
import { AmountRow, View, ViewHead } from './view.tsx';
import '../styles/badge.css';

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
