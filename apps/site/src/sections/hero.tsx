import { nextOpenDays } from '@clinicdee/brand/opening-hours';
import { headlineWidth } from '@clinicdee/protocol/site-content';
import { Pause, Phone, Play, RotateCcw } from 'lucide-react';
import { LineDrawing } from '../components/glyphs.tsx';
import { Reasons } from '../components/reasons.tsx';
import { Phrases } from '../components/thai.tsx';
import { fill } from '../content/fill-in.ts';
import type { WithContent } from '../content/site-content.ts';
import { DashboardView } from '../product-mockups/dashboard.tsx';
import { VisitSceneView } from '../product-mockups/visit-scene.tsx';
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
            {hero.lead} <span className="hero-devices">{hero.devices}</span>
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

/**
 * Phone and LINE buttons. Desktops cannot call, so they show the number. The icons are inline SVG, since CSS
 * masks delay the first paint.
 */
function HeroActions({ content: { brand, hero, page } }: WithContent) {
  const [about, line] = hero.line;
  return (
    <div className="hero-actions">
      <a className="button button-main" href={brand.phone.href}>
        <Phone className="icon" aria-hidden />
        {hero.phone} <span className="hero-number num">{brand.phone.shown}</span>
      </a>
      <a className="button button-line" href={brand.line.href} target="_blank" rel="noopener">
        <LineDrawing />
        <span>
          <span className="hero-line-about">{about} </span>
          {line}
        </span>
        <span className="sr-only">{page.newTab}</span>
      </a>
    </div>
  );
}

/** How many open days the page includes. Pages are re-rendered daily; an older copy shows the weekly hours. */
const OPEN_DAYS = 30;

/** Placeholder for a time, of the same width. */
const clock = '00:00';

/**
 * Whether the office is open now, and a link to the form. The page is cached for all visitors, so
 * `browser/opening-state.ts` computes the state in the browser; without it the weekly hours are shown.
 */
function OpeningState({ content: { brand, day, hero } }: WithContent) {
  const { later, open, today, tomorrow } = hero.opening;
  const days = nextOpenDays(new Date(`${day}T00:00+07:00`), OPEN_DAYS, brand.opening);
  return (
    <p className="hours">
      <span
        className="hours-state"
        data-open={fill(open, { clock })}
        data-today={fill(today, { clock })}
        data-tomorrow={fill(tomorrow, { clock })}
        data-later={fill(later, { day: '…', clock })}
        data-days={days.map(({ closes, day, opens }) => [day, opens, closes].join('/')).join(' ')}
      >
        <span className="hours-week">{brand.hours}</span>
      </span>
      <a className="link" href="#contact">
        {hero.toForm}
      </a>
    </p>
  );
}

/** The promotions of today: what is cheaper, and until when. */
function PromotionLines({ content: { promotions } }: WithContent) {
  return promotions.map(({ name, offers, text, until }) => (
    <p className="hero-promotion" key={name}>
      <b>{text}</b> <Phrases of={[...offers.map(({ price }) => price), until]} />
    </p>
  ));
}

/**
 * Pause button during the animation: a checkbox that `alive.css` reads. After it a replay button, which needs
 * `browser/load-when-visible.ts`. Shown only if animations run.
 */
function ReplayControls({ content: { hero } }: WithContent) {
  return (
    <div className="replay">
      <button
        type="button"
        className="icon-button replay-face replay-again"
        aria-label={hero.story.again}
      >
        <RotateCcw className="icon" aria-hidden="true" />
      </button>
      <label className="replay-pause">
        <input className="sr-only" type="checkbox" id="replay-still" />
        <span className="icon-button replay-face">
          <Pause className="icon replay-pause-icon" aria-hidden="true" />
          <Play className="icon replay-play-icon" aria-hidden="true" />
          <span className="sr-only">{hero.story.pause}</span>
        </span>
      </label>
    </div>
  );
}
