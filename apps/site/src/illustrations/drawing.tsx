import type { ReactNode } from 'react';

export interface DrawingProps {
  /** Sets size and position. Stroke and fills come from `.drawing` and the nearest `.deep`. */
  className?: string;
  /** Place and size in another SVG. */
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

/** The frame of all drawings. Objects stand on y 106 of 120. */
export const Drawing = ({
  className = '',
  viewBox = '0 0 160 120',
  children,
  ...place
}: DrawingProps & { viewBox?: string | undefined; children: ReactNode }) => (
  <svg className={`drawing ${className}`} viewBox={viewBox} aria-hidden="true" {...place}>
    {children}
  </svg>
);

/** A printer with its paper jammed. Not among the objects: a browser loads it with the lead form. */
export const JamDrawing = (props: DrawingProps) => (
  <Drawing {...props}>
    <path
      className="drawing-paper"
      d="M56 64l-6-10 12-9-12-9 13-8-11-9 14-7 12 7 14-8 8 10 13 0-6 11 10 8-12 6 8 9-8 9"
    />
    <path d="M68 34l20 7M70 48l22-5M72 26l12 3" />
    <rect className="drawing-fill" x="30" y="60" width="100" height="46" rx="11" />
    <rect className="drawing-paper" x="44" y="66" width="72" height="7" rx="3.5" />
    <circle cx="112" cy="90" r="4.5" />
    <path d="M48 86l8 8M56 86l-8 8" />
  </Drawing>
);
