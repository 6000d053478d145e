export interface DrawingProps {
  /** Size and place; stroke and fills come from `.drawing` and its nearest `.deep`. */
  className?: string;
}
