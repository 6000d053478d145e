import { Phrases } from '../components/thai.tsx';
import type { WithContent } from '../content/site-content.ts';
import { ClinicMark } from '../illustrations/clinic-mark.tsx';

/** Figures and the clinics that agreed to be named. */
export default function Clinics({ content: { clinics } }: WithContent) {
  return (
    <section className="section trusted" aria-labelledby="trusted-title">
      <div className="wrap">
        <div className="trusted-top">
          <h2 className="h2-small" id="trusted-title">
            <Phrases of={clinics.title} />
          </h2>
          {clinics.stats.length > 0 && (
            <dl className="trusted-stats">
              {clinics.stats.map(({ label, sign, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="num">
                    {value}
                    {sign}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {clinics.names.length > 0 && (
          <ul className="clinic-names">
            {clinics.names.map(({ mark, name }) => (
              <li key={name}>
                <ClinicMark name={mark} />
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
