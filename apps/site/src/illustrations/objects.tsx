import { Drawing, type DrawingProps, JamDrawing } from './drawing.tsx';

/** What stands on a counter, each in a box of 160 × 120; the shopfront's is 320 × 250. */
const objects = {
  /** The counter's bell. */
  bell: (
    <>
      <path d="M80 54V38" />
      <circle className="drawing-paper" cx="80" cy="34" r="5" />
      <path className="drawing-fill" d="M40 94a40 40 0 0 1 80 0z" />
      <path className="drawing-paper" d="M30 94h100a4 4 0 0 1 4 4v8H26v-8a4 4 0 0 1 4-4z" />
      <path d="M54 82c2-10 8-16 16-19" />
    </>
  ),
  /** A cash drawer, open, with a note and coins. */
  drawer: (
    <>
      <rect className="drawing-paper" x="22" y="34" width="116" height="44" rx="8" />
      <path d="M38 34v-6h30v6" />
      <circle cx="80" cy="56" r="6" />
      <path d="M80 56v5" />
      <path className="drawing-fill" d="M28 78h104l14 28H14z" />
      <path d="M52 78l-6 28M80 78v28M108 78l6 28" />
      <path
        className="drawing-paper"
        d="M56 84h18l-1 12H54zM87 93a8 4 0 1 0 16 0a8 4 0 1 0-16 0z"
      />
      <path d="M87 93v4c0 2.2 3.6 4 8 4s8-1.8 8-4v-4" />
    </>
  ),
  /** An empty folder under a magnifying glass. */
  'empty-folder': (
    <>
      <path className="drawing-paper" d="M30 106V36h44l8 10h48v60" />
      <path className="drawing-fill" d="M18 62h116l12-0-14 44H30z" />
      <path d="M52 84h30M52 93h16" />
      <circle className="drawing-paper" cx="112" cy="42" r="19" />
      <path d="M126 56l16 16" />
      <path d="M105 38c1-6 12-7 13 0 0 5-6 4-6 9M112 52v.5" />
    </>
  ),
  /** A pile of paper files. */
  files: (
    <>
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
    </>
  ),
  /** A label printer with a label coming out. */
  'label-printer': (
    <>
      <path
        className="drawing-fill"
        d="M34 92V58a26 26 0 0 1 26-26h40a26 26 0 0 1 26 26v34a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z"
      />
      <circle className="drawing-paper" cx="80" cy="60" r="17" />
      <circle cx="80" cy="60" r="6" />
      <path d="M34 84h92" />
      <path className="drawing-paper" d="M56 84h48v28H56z" />
      <path d="M63 92v10M68 92v10M74 92v10M78 92v10M85 92v10M91 92v10M97 92v10" />
      <circle cx="113" cy="74" r="2.5" />
    </>
  ),
  /** A folder with a lock on it. */
  'lock-folder': (
    <>
      <path className="drawing-paper" d="M22 34h42l8 10h66v62H22z" />
      <path className="drawing-fill" d="M16 54h128l-8 52H24z" />
      <rect className="drawing-paper" x="62" y="70" width="36" height="28" rx="5" />
      <path d="M69 70v-6a11 11 0 0 1 22 0v6" />
      <circle cx="80" cy="82" r="3" />
      <path d="M80 85v5" />
    </>
  ),
  /** A phone with a message coming out of it. */
  phone: (
    <>
      <rect className="drawing-fill" x="46" y="14" width="54" height="92" rx="9" />
      <rect className="drawing-paper" x="52" y="24" width="42" height="68" rx="3" />
      <path d="M68 99h10" />
      <path
        className="drawing-paper"
        d="M70 34h60a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H90l-11 10v-10h-9a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8z"
      />
      <path d="M74 46h50M74 57h32" />
    </>
  ),
  /** A plant in its pot. */
  plant: (
    <>
      <path className="drawing-paper" d="M60 106l-6-30h52l-6 30z" />
      <path d="M52 76h56" />
      <path
        className="drawing-fill"
        d="M80 76c-4-22-22-26-32-30 0 16 12 28 32 30zM80 76c0-26 12-38 26-46 4 20-6 38-26 46z"
      />
      <path d="M80 76C78 54 76 40 72 22" />
      <path className="drawing-fill" d="M74 44c-8-6-10-16-4-26 8 8 10 18 4 26z" />
    </>
  ),
  /** A receipt printer with its paper torn off. */
  printer: (
    <>
      <path className="drawing-paper" d="M52 64V18l7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5v46" />
      <path d="M63 36h34M63 46h22M63 56h34" />
      <rect className="drawing-fill" x="30" y="60" width="100" height="46" rx="11" />
      <rect className="drawing-paper" x="44" y="66" width="72" height="7" rx="3.5" />
      <circle cx="112" cy="90" r="4.5" />
      <path d="M48 90h18" />
    </>
  ),
  /** A card reader with an ID card standing in it. */
  reader: (
    <>
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
    </>
  ),
  /** A barcode scanner above a barcode. */
  scanner: (
    <>
      <path d="M30 30 14 20M26 42H8M30 54 14 64" />
      <path
        className="drawing-fill"
        d="M44 24h62a18 18 0 0 1 18 18 18 18 0 0 1-18 18H44a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8z"
      />
      <path className="drawing-paper" d="M84 60h28l12 40a5 5 0 0 1-5 6h-16a6 6 0 0 1-6-4.5z" />
      <path d="M84 60c-2 8-8 11-14 11" />
      <path d="M46 34v16" />
      <circle cx="106" cy="42" r="4" />
      <path d="M16 84v22M23 84v22M28 84v22M37 84v22M42 84v22M51 84v22M58 84v22" />
    </>
  ),
  /** A shelf with medicine on it. */
  shelf: (
    <>
      <path className="drawing-paper" d="M14 22v84M146 22v84" />
      <path className="drawing-fill" d="M10 62h140v6H10zM10 100h140v6H10z" />
      <rect className="drawing-paper" x="26" y="32" width="24" height="30" rx="4" />
      <path d="M30 32v-8h16v8M26 44h24" />
      <rect className="drawing-fill" x="60" y="40" width="34" height="22" rx="2" />
      <path d="M77 40v22" />
      <rect className="drawing-paper" x="104" y="28" width="26" height="34" rx="4" />
      <path d="M109 28v-7h16v7M104 40h26M104 52h26" />
      <rect className="drawing-fill" x="26" y="80" width="40" height="20" rx="2" />
      <path d="M34 90h24" />
      <rect className="drawing-paper" x="76" y="76" width="18" height="24" rx="4" />
      <path d="M80 76v-6h10v6" />
      <rect className="drawing-paper" x="104" y="82" width="30" height="18" rx="2" />
      <path d="M119 86v10M114 91h10" />
    </>
  ),
  /** A signature tablet with a pen on it. */
  tablet: (
    <>
      <rect className="drawing-fill" x="14" y="40" width="112" height="66" rx="9" />
      <rect className="drawing-paper" x="24" y="49" width="92" height="42" rx="4" />
      <path d="M34 82h72" />
      <path d="M36 74c6-16 13-18 12-8s-7 12-2 11 9-14 14-13-3 12 3 12 6-8 11-8 3 8 9 5" />
      <path d="M58 99h24" />
      <path className="drawing-paper" d="M96 66l5-13 34-36 9 8-34 36z" />
      <path d="M128 24l9 8" />
    </>
  ),
  /** The front of a clinic under its awning. */
  shopfront: (
    <>
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
    </>
  ),
};

export type ObjectName = keyof typeof objects;

/** An object by its name. */
export const ObjectDrawing = ({ name, ...props }: DrawingProps & { name: ObjectName }) => (
  <Drawing {...props} viewBox={name === 'shopfront' ? '0 0 320 250' : undefined}>
    {objects[name]}
  </Drawing>
);

/** The jammed printer and the bell on the counter. Its base is the lower edge. */
export function JammedPrinterDrawing({ label }: { label: string }) {
  return (
    <svg className="drawing" viewBox="0 0 600 400" role="img" aria-label={label}>
      <JamDrawing x={60} y={108.5} width={440} height={330} />
      <ObjectDrawing name="bell" x={452} y={307.2} width={140} height={105} />
    </svg>
  );
}
