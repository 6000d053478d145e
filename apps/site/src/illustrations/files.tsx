import type { PlacedDrawingProps } from './drawing.ts';

/** A pile of paper files. */
export function FilesDrawing({ className = '', ...place }: PlacedDrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true" {...place}>
      <path className="drawing-paper" d="M26 92h108v14H26z" />
      <path d="M34 99h20M118 99h8" />
      <path className="drawing-fill" d="M32 76h104v16H32z" />
      <path d="M40 84h24M122 84h6" />
      <path className="drawing-paper" d="M22 60h104v16H22z" />
      <path d="M30 68h16M60 68h40" />
      <path className="drawing-paper" d="M38 46h96l3 14H35z" />
      <path className="drawing-fill" d="M44 46l-3-26 30-4 3 30z" />
      <path d="M49 24l16-2M50 31l16-2M51 38l10-1" />
      <path className="drawing-paper" d="M80 46l6-32 34 7-5 25z" />
      <path d="M92 23l20 4M91 30l20 4M89 37l12 2.5" />
      <path d="M134 92c6 0 10-3 10-8s-3-8-8-8" />
    </svg>
  );
}
