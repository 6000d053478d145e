import type { PageSection } from '@clinicdee/protocol/site-content';
import { Phrases, Thai, Title } from '../../components/thai.tsx';
import { fill } from '../../content/fill-in.ts';
import { pathIn } from '../../content/languages.ts';
import type { WithContent } from '../../content/site-content.ts';
import './campaign-sections.css';

interface Props extends WithContent {
  section: PageSection<'promotion'>;
}

/** A promotion with a link to register for each of its packages; nothing on days without it. */
export function PromotionSection({ content, section }: Props) {
  const { language, pricing, promotions } = content;
  const promotion = promotions.find(({ name }) => name === section.promotion);
  if (!promotion) return null;
  const { offers, text, until } = promotion;
  return (
    <section className="section campaign-plain" aria-labelledby={`title-${section.id}`}>
      <div className="wrap campaign-promotion">
        <h2 id={`title-${section.id}`}>
          <Title>{text}</Title>
        </h2>
        <p className="lead">
          <Phrases of={[...offers.map(({ price }) => price), until]} />
        </p>
        <div className="button-row">
          {offers.map(({ id, name }) => (
            <a
              key={id}
              className="button button-line"
              href={pathIn(language, `/register?package=${id}`)}
              data-register={id}
            >
              <Thai>{fill(pricing.choose, { name })}</Thai>
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}
