import { Phrases, Thai } from '../components/thai.tsx';
import type { WithContent } from '../content/site-content.ts';

interface GainProps {
  label: string;
  percent: number;
  /** Two bars drawn to scale: the day before, and with the product. */
  bars: readonly { name: string; share: number; isAfter: boolean }[];
}

function Gain({ bars, label, percent }: GainProps) {
  return (
    <div className="gain">
      <dt>{label}</dt>
      <dd>
        <span className="gain-figure num">
          {percent}
          <sup>%</sup>
        </span>
        <span className="gain-bars" aria-hidden="true">
          {bars.map(({ isAfter, name, share }) => (
            <span key={name}>
              <svg className="gain-bar">
                <rect
                  className={isAfter ? 'gain-after' : 'gain-before'}
                  width={`${share * 100}%`}
                  height="100%"
                  rx="4"
                />
              </svg>
              {name}
            </span>
          ))}
        </span>
      </dd>
    </div>
  );
}

/** What the eight add up to: the two claims that are no feature of their own. */
export function FeatureGains({ content }: WithContent) {
  const { detail, efficiency, time, title } = content.features.gains;
  return (
    <div className="gains">
      <div className="gains-copy">
        <h3>
          <Phrases of={title} />
        </h3>
        <p className="read">
          <Thai>{detail}</Thai>
        </p>
      </div>
      <dl className="gains-list">
        <Gain
          label={time.label}
          percent={time.percent}
          bars={[
            { name: time.before, share: 1, isAfter: false },
            { name: time.after, share: 1 - time.percent / 100, isAfter: true },
          ]}
        />
        <Gain
          label={efficiency.label}
          percent={efficiency.percent}
          bars={[
            { name: efficiency.before, share: 100 / efficiency.percent, isAfter: false },
            { name: efficiency.after, share: 1, isAfter: true },
          ]}
        />
      </dl>
    </div>
  );
}
