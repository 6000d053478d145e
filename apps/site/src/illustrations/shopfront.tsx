import type { PlacedDrawingProps } from './drawing.ts';

/** The front of a clinic under its awning. */
export function ShopfrontDrawing({ className = '', ...place }: PlacedDrawingProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 320 250" aria-hidden="true" {...place}>
      <path className="drawing-paper" d="M40 232V92h240v140" />
      <path className="drawing-fill" d="M28 92 44 46h232l16 46z" />
      <path d="M86 46 80 92M134 46l-2 46M186 46l2 46M234 46l6 46" />
      <path
        className="drawing-paper"
        d="M28 92c0 9 7 15 15 15s17-6 17-15c0 9 8 15 17 15s17-6 17-15c0 9 8 15 17 15s17-6 17-15c0 9 7 15 16 15s16-6 16-15c0 9 7 15 16 15s16-6 16-15c0 9 8 15 17 15s17-6 17-15c0 9 8 15 17 15s17-6 17-15c0 9 7 15 16 15s16-6 16-15"
      />
      <rect className="drawing-paper" x="112" y="14" width="96" height="32" rx="7" />
      <path d="M160 22v16M152 30h16M124 30h14M182 30h14" />
      <rect className="drawing-fill" x="62" y="128" width="84" height="64" rx="4" />
      <path d="M104 128v64M62 160h84" />
      <path className="drawing-paper" d="M182 232V132a6 6 0 0 1 6-6h58a6 6 0 0 1 6 6v100" />
      <path d="M193 140h48v48h-48z" />
      <circle cx="241" cy="200" r="2.5" />
      <rect className="drawing-paper" x="203" y="152" width="28" height="16" rx="3" />
      <path d="M209 160h16M217 152v-12" />
      <path className="drawing-paper" d="M72 232l-4-22h26l-4 22z" />
      <path d="M81 210c-1-12-10-14-14-18M81 210c0-14 6-18 10-22M81 210c0-8-2-14-2-26" />
      <path d="M6 232h308" />
    </svg>
  );
}
