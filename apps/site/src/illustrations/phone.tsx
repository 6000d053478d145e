import type { PlacedDrawingProps } from './drawing.ts';

/** A phone with a message coming out of it, standing on y 106 of 120. */
export function PhoneDrawing({ className = '', ...place }: PlacedDrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true" {...place}>
      <rect className="drawing-fill" x="46" y="14" width="54" height="92" rx="9" />
      <rect className="drawing-paper" x="52" y="24" width="42" height="68" rx="3" />
      <path d="M68 99h10" />
      <path
        className="drawing-paper"
        d="M70 34h60a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H90l-11 10v-10h-9a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8z"
      />
      <path d="M74 46h50M74 57h32" />
    </svg>
  );
}
