import type { ReactNode } from 'react';
import type { DrawingProps } from './drawing.ts';

interface FaceProps extends DrawingProps {
  /** Drawn on the skin, in the same 120 × 132 box. */
  children?: ReactNode;
}

/** A face from the side, as in a before-and-after picture. */
export function FaceDrawing({ className = '', children }: FaceProps) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 120 132" aria-hidden="true">
      <path
        className="drawing-fill"
        d="M24 132V48C24 22 42 8 64 8c24 0 40 16 40 42 0 4-.5 8-1 12"
      />
      <path
        className="drawing-paper"
        d="M44 40c14 2 30-2 40-10 8 8 12 18 12 32l6 12c1 2 0 4-3 4l-4 .5c0 14-2 22-8 25s-12 2-20 0v29H38V96c-6-3-9-9-9-16s4-12 10-12z"
      />
      <path d="M80 56c3-2 7-2 10 0M86 62c1 2 3 2 5 0M88 90c-3 2-7 2-10 0M39 68c-5 0-7 4-7 9s3 9 8 8" />
      {children}
    </svg>
  );
}
