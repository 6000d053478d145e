import { headlineWidth } from '@clinicdee/protocol/site-content';
import { Reasons } from '../components/reasons.tsx';
import { Phrases, Thai } from '../components/thai.tsx';
import type { WithContent } from '../content/site-content.ts';
import { DashboardView } from '../product-mockups/dashboard.tsx';
import { VisitSceneView } from '../product-mockups/visit-scene.tsx';
import { HeroActions } from './hero/actions.tsx';
import { OpeningState } from './hero/opening-state.tsx';
import { PromotionLines } from './hero/promotion-lines.tsx';
import { ReplayControls } from './hero/replay-controls.tsx';
import '../styles/fold.css';
import './hero.css';
import './hero/alive.css';

/** Maximum width of a phrase, in letters, for the two larger headline sizes (`hero.css`). */
const MAX_WIDTH = 10.3;
const MAX_WIDTH_SMALLER = 12.6;

/** Returns the classes of the largest size that fits the widest phrase on one line. */
function headlineSize(phrases: readonly string[]): string {
  const widest = Math.max(...phrases.map(headlineWidth));
  if (widest <= MAX_WIDTH) return 'display';
  return widest <= MAX_WIDTH_SMALLER ? 'display display-smaller' : 'display display-smallest';
}

/**
 * The first screen: headline, two contact buttons, and an animated visit on the clinic's counter. The counter's
 * top is at the fold, and its front shows three reasons.
 */
export function Hero({ content }: WithContent) {
  const { hero } = content;
  return (
    <section className="hero" id="home" aria-labelledby="hero-title">
      <div className="wrap hero-columns">
        <div className="hero-copy">
          <h1 className={headlineSize(hero.title)} id="hero-title">
            <Phrases of={hero.title} />
          </h1>
          <p className="lead">
            <Thai>{hero.lead}</Thai>{' '}
            <span className="hero-devices">
              <Thai>{hero.devices}</Thai>
            </span>
          </p>
          <HeroActions content={content} />
          <OpeningState content={content} />
          <PromotionLines content={content} />
          <p className="hero-proof">
            {hero.proof.clinics !== undefined && <b>{hero.proof.clinics}</b>}{' '}
            <span>{hero.proof.price}</span>
          </p>
        </div>
        <div className="hero-stage deep">
          <DashboardView content={content} />
          <VisitSceneView content={content} />
          <ReplayControls content={content} />
        </div>
      </div>
      <div className="counter deep">
        <Reasons content={content} className="wrap" />
      </div>
    </section>
  );
}
