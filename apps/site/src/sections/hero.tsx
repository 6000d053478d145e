import { headlineWidth } from '@clinicdee/protocol/site-content';
import { Reasons } from '../components/reasons.tsx';
import { Phrases, Thai } from '../components/thai.tsx';
import type { WithContent } from '../content/site-content.ts';
import { DashboardView } from '../product-mockups/dashboard.tsx';
import { VisitSceneView } from '../product-mockups/visit-scene.tsx';
import { HeroActions } from './hero/actions.tsx';
import { OpeningState } from './hero/opening-state.tsx';
import { ReplayControls } from './hero/replay-controls.tsx';
import '../styles/fold.css';
import './hero.css';
import './hero/alive.css';

/** In letters, how wide a phrase may be at each size of the headline but the smallest (`hero.css`). */
const ROOM = 10.3;
const ROOM_SMALLER = 12.6;

/** Which size shows the widest phrase on one line. */
function headlineSize(phrases: readonly string[]): string {
  const widest = Math.max(...phrases.map(headlineWidth));
  if (widest <= ROOM) return 'display';
  return widest <= ROOM_SMALLER ? 'display display-smaller' : 'display display-smallest';
}

/**
 * The first screen: one promise, two ways to talk to a person, and a visit at work on the clinic's
 * counter, whose top is the fold and whose front carries three reasons.
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
