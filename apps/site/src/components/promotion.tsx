import type { Package } from '../content/th/packages.ts';
import { baht } from '../thai/amount.ts';
import { Thai } from './thai.tsx';

interface Props {
  promotion: NonNullable<Package['promotion']>;
}

/** The struck ordinary price in words that need no line to be understood, before the promotional price. */
export function OrdinaryPrice({ promotion, language }: Props & { language: string }) {
  return (
    <small className="ordinary-price">
      {promotion.ordinarily} <s className="num">{baht(promotion.ordinarySatang, language)}</s>{' '}
      {promotion.now}{' '}
    </small>
  );
}

/** Until when a promotional price holds, and the price afterwards. */
export function PromotionTerms({ promotion }: Props) {
  return (
    <small className="promotion-terms">
      {' '}
      <Thai>{promotion.terms}</Thai>
    </small>
  );
}
