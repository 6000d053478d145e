import { Phrases, Thai } from '../../components/thai.tsx';
import type { WithContent } from '../../content/site-content.ts';
import './promotion-lines.css';

/** The promotions of today: what is cheaper, and until when. */
export function PromotionLines({ content: { promotions } }: WithContent) {
  return promotions.map(({ name, offers, text, until }) => (
    <p className="hero-promotion" key={name}>
      <b>
        <Thai>{text}</Thai>
      </b>{' '}
      <Phrases of={[...offers.map(({ price }) => price), until]} />
    </p>
  ));
}
