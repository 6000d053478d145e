import { Check } from 'lucide-react';
import type { WithContent } from '../content/site-content.ts';
import { ReaderDrawing } from '../drawings/reader.tsx';
import { View } from './view.tsx';
import { Words } from './words.tsx';

/** An ID card in the reader, and what the reader filled in. */
export function CardRegistrationView({
  content: {
    views: { cardRegistration },
  },
}: WithContent) {
  return (
    <div className="registration">
      <ReaderDrawing className="registration-reader" />
      <View className="view-registration" label={cardRegistration.label}>
        <span className="badge ok">
          <Check className="icon" aria-hidden="true" />
          {cardRegistration.done}
        </span>
        <dl>
          {cardRegistration.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Words>{value}</Words>
              </dd>
            </div>
          ))}
        </dl>
      </View>
    </div>
  );
}
