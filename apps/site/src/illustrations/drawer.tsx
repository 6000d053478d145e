import type { PlacedDrawingProps } from './drawing.ts';

/** A cash drawer, open, with a note and coins. */
export function DrawerDrawing({ className = '', ...place }: PlacedDrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true" {...place}>
      <rect className="drawing-paper" x="22" y="34" width="116" height="44" rx="8" />
      <path d="M38 34v-6h30v6" />
      <circle cx="80" cy="56" r="6" />
      <path d="M80 56v5" />
      <path className="drawing-fill" d="M28 78h104l14 28H14z" />
      <path d="M52 78l-6 28M80 78v28M108 78l6 28" />
      <path
        className="drawing-paper"
        d="M56 84h18l-1 12H54zM87 93a8 4 0 1 0 16 0a8 4 0 1 0-16 0z"
      />
      <path d="M87 93v4c0 2.2 3.6 4 8 4s8-1.8 8-4v-4" />
    </svg>
  );
}
