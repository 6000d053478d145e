export interface DrawingProps {
  /** Sets size and position. Stroke and fills come from `.drawing` and the nearest `.deep`. */
  className?: string;
}

/** A drawing that can be nested in another SVG and placed by attributes. */
export interface PlacedDrawingProps extends DrawingProps {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}
