import type { PageSection } from '@clinicdee/protocol/site-content';
import { Thai, Title } from '../../components/thai.tsx';
import './campaign-sections.css';

/** A heading with points, or with numbered steps. */
export function PointsSection({ section }: { section: PageSection<'points'> }) {
  const { heading, id, isNumbered, lead, points } = section;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section className="section campaign-plain" aria-labelledby={`title-${id}`}>
      <div className="wrap">
        <div className="cols head">
          <h2 id={`title-${id}`}>
            <Title>{heading}</Title>
          </h2>
          {lead !== '' && (
            <p className="lead">
              <Thai>{lead}</Thai>
            </p>
          )}
        </div>
        <List className="campaign-points">
          {points.map(({ detail, title }, index) => (
            <li key={index}>
              {isNumbered && (
                <span className="campaign-number num" aria-hidden="true">
                  {index + 1}
                </span>
              )}
              <h3>
                <Thai>{title}</Thai>
              </h3>
              {detail !== '' && (
                <p className="read">
                  <Thai>{detail}</Thai>
                </p>
              )}
            </li>
          ))}
        </List>
      </div>
    </section>
  );
}
