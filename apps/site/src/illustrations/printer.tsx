import type { PlacedDrawingProps } from './drawing.ts';

/** A receipt printer with its paper torn off. */
export function PrinterDrawing({ className = '', ...place }: PlacedDrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true" {...place}>
      <path className="drawing-paper" d="M52 64V18l7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5v46" />
      <path d="M63 36h34M63 46h22M63 56h34" />
      <rect className="drawing-fill" x="30" y="60" width="100" height="46" rx="11" />
      <rect className="drawing-paper" x="44" y="66" width="72" height="7" rx="3.5" />
      <circle cx="112" cy="90" r="4.5" />
      <path d="M48 90h18" />
    </svg>
  );
}
