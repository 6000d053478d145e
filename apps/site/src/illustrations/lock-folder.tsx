import type { PlacedDrawingProps } from './drawing.ts';

/** A folder with a lock on it, standing on y 106 of 120. */
export function LockFolderDrawing({ className = '', ...place }: PlacedDrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true" {...place}>
      <path className="drawing-paper" d="M22 34h42l8 10h66v62H22z" />
      <path className="drawing-fill" d="M16 54h128l-8 52H24z" />
      <rect className="drawing-paper" x="62" y="70" width="36" height="28" rx="5" />
      <path d="M69 70v-6a11 11 0 0 1 22 0v6" />
      <circle cx="80" cy="82" r="3" />
      <path d="M80 85v5" />
    </svg>
  );
}
