import type { PlacedDrawingProps } from './drawing.ts';

/** A shelf with medicine on it, standing on y 106 of 120. */
export function ShelfDrawing({ className = '', ...place }: PlacedDrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true" {...place}>
      <path className="drawing-paper" d="M14 22v84M146 22v84" />
      <path className="drawing-fill" d="M10 62h140v6H10zM10 100h140v6H10z" />
      <rect className="drawing-paper" x="26" y="32" width="24" height="30" rx="4" />
      <path d="M30 32v-8h16v8M26 44h24" />
      <rect className="drawing-fill" x="60" y="40" width="34" height="22" rx="2" />
      <path d="M77 40v22" />
      <rect className="drawing-paper" x="104" y="28" width="26" height="34" rx="4" />
      <path d="M109 28v-7h16v7M104 40h26M104 52h26" />
      <rect className="drawing-fill" x="26" y="80" width="40" height="20" rx="2" />
      <path d="M34 90h24" />
      <rect className="drawing-paper" x="76" y="76" width="18" height="24" rx="4" />
      <path d="M80 76v-6h10v6" />
      <rect className="drawing-paper" x="104" y="82" width="30" height="18" rx="2" />
      <path d="M119 86v10M114 91h10" />
    </svg>
  );
}
