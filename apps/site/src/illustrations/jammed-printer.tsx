import { BellDrawing } from './bell.tsx';
import { JamDrawing } from './jam.tsx';

/** The jammed printer and the bell on the counter. Its base is the lower edge. */
export function JammedPrinterDrawing({ label }: { label: string }) {
  return (
    <svg className="drawing" viewBox="0 0 600 400" role="img" aria-label={label}>
      <JamDrawing x={60} y={108.5} width={440} height={330} />
      <BellDrawing x={452} y={307.2} width={140} height={105} />
    </svg>
  );
}
