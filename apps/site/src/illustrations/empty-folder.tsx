import type { PlacedDrawingProps } from './drawing.ts';

/** An empty folder under a magnifying glass, standing on y 106 of 120. */
export function EmptyFolderDrawing({ className = '', ...place }: PlacedDrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true" {...place}>
      <path className="drawing-paper" d="M30 106V36h44l8 10h48v60" />
      <path className="drawing-fill" d="M18 62h116l12-0-14 44H30z" />
      <path d="M52 84h30M52 93h16" />
      <circle className="drawing-paper" cx="112" cy="42" r="19" />
      <path d="M126 56l16 16" />
      <path d="M105 38c1-6 12-7 13 0 0 5-6 4-6 9M112 52v.5" />
    </svg>
  );
}
