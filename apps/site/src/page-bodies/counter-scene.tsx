import type { ReactNode } from 'react';
import '../styles/pages.css';
import './counter-scene.css';

interface CounterSceneProps {
  /** Words, and what to do. */
  children: ReactNode;
  /** Stands on the counter: its lower edge is its base. */
  drawing: ReactNode;
  /** Below the counter. */
  after?: ReactNode;
}

/** A page that has nothing to show but a message: words beside a drawing on the counter line. */
export function CounterScene({ children, drawing, after }: CounterSceneProps) {
  return (
    <div className="scene">
      <div className="wrap cols scene-grid">
        <div className="scene-words">{children}</div>
        <div className="scene-drawing">{drawing}</div>
      </div>
      <div className="counter-line" />
      <div className="wrap scene-after">{after}</div>
    </div>
  );
}
