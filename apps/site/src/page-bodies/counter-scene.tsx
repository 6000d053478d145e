import type { ReactNode } from 'react';
import '../styles/pages.css';
import './counter-scene.css';

interface CounterSceneProps {
  /** Text and actions. */
  children: ReactNode;
  /** Drawing on the counter, aligned to its lower edge. */
  drawing: ReactNode;
  /** Below the counter. */
  after?: ReactNode;
}

/** Layout of a page with only a message: text beside a drawing on the counter line. */
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
