import type { PlacedDrawingProps } from './drawing.ts';

/** A barcode scanner above a barcode. */
export function ScannerDrawing({ className = '', ...place }: PlacedDrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true" {...place}>
      <path d="M30 30 14 20M26 42H8M30 54 14 64" />
      <path
        className="drawing-fill"
        d="M44 24h62a18 18 0 0 1 18 18 18 18 0 0 1-18 18H44a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8z"
      />
      <path className="drawing-paper" d="M84 60h28l12 40a5 5 0 0 1-5 6h-16a6 6 0 0 1-6-4.5z" />
      <path d="M84 60c-2 8-8 11-14 11" />
      <path d="M46 34v16" />
      <circle cx="106" cy="42" r="4" />
      <path d="M16 84v22M23 84v22M28 84v22M37 84v22M42 84v22M51 84v22M58 84v22" />
    </svg>
  );
}
