import type { DrawingProps } from './drawing.ts';

/** A label printer with a label coming out. */
export function LabelPrinterDrawing({ className = '' }: DrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true">
      <path
        className="drawing-fill"
        d="M34 92V58a26 26 0 0 1 26-26h40a26 26 0 0 1 26 26v34a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z"
      />
      <circle className="drawing-paper" cx="80" cy="60" r="17" />
      <circle cx="80" cy="60" r="6" />
      <path d="M34 84h92" />
      <path className="drawing-paper" d="M56 84h48v28H56z" />
      <path d="M63 92v10M68 92v10M74 92v10M78 92v10M85 92v10M91 92v10M97 92v10" />
      <circle cx="113" cy="74" r="2.5" />
    </svg>
  );
}
