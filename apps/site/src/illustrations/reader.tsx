import type { PlacedDrawingProps } from './drawing.ts';

/** A card reader with an ID card standing in it. */
export function ReaderDrawing({ className = '', ...place }: PlacedDrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true" {...place}>
      <rect className="drawing-paper" x="42" y="16" width="76" height="62" rx="7" />
      <rect x="53" y="30" width="15" height="12" rx="2.5" />
      <path d="M60.5 30v12M53 36h15" />
      <circle cx="98" cy="34" r="7" />
      <path d="M85 56c1-8 6-12 13-12s12 4 13 12" />
      <path d="M53 52h20M53 60h14" />
      <path
        className="drawing-fill"
        d="M34 68h92a9 9 0 0 1 9 8.5l1.5 20a9 9 0 0 1-9 9.5H32.5a9 9 0 0 1-9-9.5l1.5-20A9 9 0 0 1 34 68z"
      />
      <path d="M40 77h80" />
      <circle cx="118" cy="92" r="3" />
      <path d="M42 92h22" />
    </svg>
  );
}
