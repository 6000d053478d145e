export interface DrawingProps {
  /** Size and place; stroke and fills come from `.drawing` and its nearest `.deep`. */
  className?: string;
}

/** A drawing that can also stand inside another one, placed by attributes. */
export interface PlacedDrawingProps extends DrawingProps {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}
