import { Fragment } from 'react';
import { Thai } from '../../components/thai.tsx';
import type { WithContent } from '../../content/site-content.ts';

/** What every package includes, as a receipt with a total of zero and the guarantee as a stamp. */
export function Inclusions({ content: { inclusions, packages } }: WithContent) {
  const { alone, guarantee, points, sum, title } = inclusions;
  return (
    <div className="inclusions-shade">
      <div className="inclusions">
        <h3>{packages.length > 1 ? title : alone}</h3>
        <dl>
          {[...points, sum].map(({ name, price }) => (
            <Fragment key={name}>
              <dt>
                <Thai>{name}</Thai>
              </dt>
              <dd>{price}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="inclusions-stamp">{guarantee}</p>
      </div>
    </div>
  );
}
