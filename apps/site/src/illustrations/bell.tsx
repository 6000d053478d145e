import type { PlacedDrawingProps } from './drawing.ts';

/** The counter's bell, standing on y 106 of 120. */
export function BellDrawing({ className = '', ...place }: PlacedDrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true" {...place}>
      <path d="M80 54V38" />
      <circle className="drawing-paper" cx="80" cy="34" r="5" />
      <path className="drawing-fill" d="M40 94a40 40 0 0 1 80 0z" />
      <path className="drawing-paper" d="M30 94h100a4 4 0 0 1 4 4v8H26v-8a4 4 0 0 1 4-4z" />
      <path d="M54 82c2-10 8-16 16-19" />
    </svg>
  );
}
