import { Pause, Play, RotateCcw } from 'lucide-react';
import type { WithContent } from '../../content/site-content.ts';

/**
 * Pause while the visit is told, and again once it is over: two ticks that `alive.css` looks at. They
 * are there only where something moves.
 */
export function StoryControls({ content: { hero } }: WithContent) {
  return (
    <div className="story">
      <label className="story-again">
        <input className="sr-only" type="checkbox" id="story-again" />
        <span className="story-face">
          <RotateCcw className="icon" aria-hidden="true" />
          <span className="sr-only">{hero.story.again}</span>
        </span>
      </label>
      <label className="story-pause">
        <input className="sr-only" type="checkbox" id="story-still" />
        <span className="story-face">
          <Pause className="icon story-pause-icon" aria-hidden="true" />
          <Play className="icon story-play-icon" aria-hidden="true" />
          <span className="sr-only">{hero.story.pause}</span>
        </span>
      </label>
    </div>
  );
}
