import { Pause, Play, RotateCcw } from 'lucide-react';
import type { WithContent } from '../../content/site-content.ts';
import './replay-controls.css';

/**
 * Pause button during the animation and replay button after it: two checkboxes that `alive.css` reads.
 * Shown only if animations run.
 */
export function ReplayControls({ content: { hero } }: WithContent) {
  return (
    <div className="replay">
      <label className="replay-again">
        <input className="sr-only" type="checkbox" id="replay-again" />
        <span className="replay-face">
          <RotateCcw className="icon" aria-hidden="true" />
          <span className="sr-only">{hero.story.again}</span>
        </span>
      </label>
      <label className="replay-pause">
        <input className="sr-only" type="checkbox" id="replay-still" />
        <span className="replay-face">
          <Pause className="icon replay-pause-icon" aria-hidden="true" />
          <Play className="icon replay-play-icon" aria-hidden="true" />
          <span className="sr-only">{hero.story.pause}</span>
        </span>
      </label>
    </div>
  );
}
