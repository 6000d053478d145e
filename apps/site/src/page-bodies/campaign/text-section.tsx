import type { PageSection } from '@clinicdee/protocol/site-content';
import { Thai, Title } from '../../components/thai.tsx';
import './campaign-sections.css';

/** A heading with running text, and an optional link. */
export function TextSection({ section }: { section: PageSection<'text'> }) {
  const { heading, id, linkAddress, linkText, paragraphs } = section;
  return (
    <section className="section campaign-plain" aria-labelledby={`title-${id}`}>
      <div className="wrap cols campaign-columns">
        <h2 id={`title-${id}`}>
          <Title>{heading}</Title>
        </h2>
        <div className="prose">
          {paragraphs.map(({ text }, index) => (
            <p key={index}>
              <Thai>{text}</Thai>
            </p>
          ))}
          {linkAddress !== '' && (
            <p>
              <a className="button button-line campaign-link" href={linkAddress}>
                {linkText}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
