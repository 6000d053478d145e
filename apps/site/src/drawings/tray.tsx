import type { DrawingProps } from './drawing.ts';

/** A tray with a stethoscope and a bottle. */
export function TrayDrawing({ className = '' }: DrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 160 120" aria-hidden="true">
      <path className="drawing-paper" d="M116 92V60a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v32" />
      <path d="M121 56v-8h12v8M116 70h22" />
      <path d="M36 26c-7 1-9 6-8 14 2 15 10 22 20 22s18-7 20-22c1-8-1-13-8-14M36 26h5M60 26h-5" />
      <path d="M48 62v8c0 13 8 20 20 20s21-8 21-20v-8" />
      <circle className="drawing-fill" cx="89" cy="52" r="10" />
      <circle cx="89" cy="52" r="4" />
      <path className="drawing-fill" d="M6 92h148l-7 11a6 6 0 0 1-5 3H18a6 6 0 0 1-5-3z" />
    </svg>
  );
}
