import type { PlacedDrawingProps } from './drawing.ts';

/** A plant in its pot, standing on y 106 of 120. */
export function PlantDrawing({ className = '', ...place }: PlacedDrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true" {...place}>
      <path className="drawing-paper" d="M60 106l-6-30h52l-6 30z" />
      <path d="M52 76h56" />
      <path
        className="drawing-fill"
        d="M80 76c-4-22-22-26-32-30 0 16 12 28 32 30zM80 76c0-26 12-38 26-46 4 20-6 38-26 46z"
      />
      <path d="M80 76C78 54 76 40 72 22" />
      <path className="drawing-fill" d="M74 44c-8-6-10-16-4-26 8 8 10 18 4 26z" />
    </svg>
  );
}
