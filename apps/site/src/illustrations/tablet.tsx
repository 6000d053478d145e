import type { PlacedDrawingProps } from './drawing.ts';

/** A signature tablet with a pen on it. */
export function TabletDrawing({ className = '', ...place }: PlacedDrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true" {...place}>
      <rect className="drawing-fill" x="14" y="40" width="112" height="66" rx="9" />
      <rect className="drawing-paper" x="24" y="49" width="92" height="42" rx="4" />
      <path d="M34 82h72" />
      <path d="M36 74c6-16 13-18 12-8s-7 12-2 11 9-14 14-13-3 12 3 12 6-8 11-8 3 8 9 5" />
      <path d="M58 99h24" />
      <path className="drawing-paper" d="M96 66l5-13 34-36 9 8-34 36z" />
      <path d="M128 24l9 8" />
    </svg>
  );
}
