import type { DrawingProps } from './drawing.ts';

/** A queue ticket. */
export function TicketDrawing({ className = '' }: DrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true">
      <path
        className="drawing-paper"
        d="M44 18h72v84l-6 4-6-4-6 4-6-4-6 4-6-4-6 4-6-4-6 4-6-4-6 4-6-4z"
      />
      <path d="M60 34h24" />
      <text x="80" y="68" textAnchor="middle" className="drawing-text">
        A014
      </text>
      <path d="M56 82h48" strokeDasharray="1 6" />
      <rect className="drawing-fill" x="92" y="28" width="14" height="12" rx="3" />
    </svg>
  );
}
