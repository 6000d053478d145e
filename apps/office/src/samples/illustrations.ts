/** Line drawings of clinic objects; class `p` is the paper colour, `f` the fill. */
export const drawings = {
  files: {
    width: 160,
    height: 120,
    lines: `<path class="p" d="M26 92h108v14H26z"/><path d="M34 99h20M118 99h8"/><path class="f" d="M32 76h104v16H32z"/><path d="M40 84h24M122 84h6"/><path class="p" d="M22 60h104v16H22z"/><path d="M30 68h16M60 68h40"/><path class="p" d="M38 46h96l3 14H35z"/><path class="f" d="M44 46l-3-26 30-4 3 30z"/><path d="M49 24l16-2M50 31l16-2M51 38l10-1"/><path class="p" d="M80 46l6-32 34 7-5 25z"/><path d="M92 23l20 4M91 30l20 4M89 37l12 2.5"/><path d="M134 92c6 0 10-3 10-8s-3-8-8-8"/>`,
  },
  reader: {
    width: 160,
    height: 120,
    lines: `<g><rect class="p" x="42" y="16" width="76" height="62" rx="7"/><rect x="53" y="30" width="15" height="12" rx="2.5"/><path d="M60.5 30v12M53 36h15"/><circle cx="98" cy="34" r="7"/><path d="M85 56c1-8 6-12 13-12s12 4 13 12"/><path d="M53 52h20M53 60h14"/></g><path class="f" d="M34 68h92a9 9 0 0 1 9 8.500l1.5 20a9 9 0 0 1-9 9.500H32.500a9 9 0 0 1-9-9.500l1.5-20A9 9 0 0 1 34 68z"/><path d="M40 77h80"/><circle cx="118" cy="92" r="3"/><path d="M42 92h22"/>`,
  },
  phone: {
    width: 160,
    height: 120,
    lines: `<rect class="f" x="46" y="14" width="54" height="92" rx="9"/><rect class="p" x="52" y="24" width="42" height="68" rx="3"/><path d="M68 99h10"/><path class="p" d="M70 34h60a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H90l-11 10v-10h-9a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8z"/><path d="M74 46h50M74 57h32"/>`,
  },
  plant: {
    width: 160,
    height: 120,
    lines: `<path class="p" d="M60 106l-6-30h52l-6 30z"/><path d="M52 76h56"/><path class="f" d="M80 76c-4-22-22-26-32-30 0 16 12 28 32 30zM80 76c0-26 12-38 26-46 4 20-6 38-26 46z"/><path d="M80 76C78 54 76 40 72 22"/><path class="f" d="M74 44c-8-6-10-16-4-26 8 8 10 18 4 26z"/>`,
  },
  printer: {
    width: 160,
    height: 120,
    lines: `<path class="p" d="M52 64V18l7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5v46"/><path d="M63 36h34M63 46h22M63 56h34"/><rect class="f" x="30" y="60" width="100" height="46" rx="11"/><rect class="p" x="44" y="66" width="72" height="7" rx="3.5"/><circle cx="112" cy="90" r="4.5"/><path d="M48 90h18"/>`,
  },
  drawer: {
    width: 160,
    height: 120,
    lines: `<rect class="p" x="22" y="34" width="116" height="44" rx="8"/><path d="M38 34v-6h30v6"/><circle cx="80" cy="56" r="6"/><path d="M80 56v5"/><path class="f" d="M28 78h104l14 28H14z"/><path d="M52 78l-6 28M80 78v28M108 78l6 28"/><path class="p" d="M56 84h18l-1 12H54z"/><ellipse class="p" cx="95" cy="93" rx="8" ry="4"/><path d="M87 93v4c0 2.2 3.6 4 8 4s8-1.8 8-4v-4"/>`,
  },
  shelf: {
    width: 160,
    height: 120,
    lines: `<path class="p" d="M14 22v84M146 22v84"/><path class="f" d="M10 62h140v6H10zM10 100h140v6H10z"/><rect class="p" x="26" y="32" width="24" height="30" rx="4"/><path d="M30 32v-8h16v8M26 44h24"/><rect class="f" x="60" y="40" width="34" height="22" rx="2"/><path d="M77 40v22"/><rect class="p" x="104" y="28" width="26" height="34" rx="4"/><path d="M109 28v-7h16v7M104 40h26M104 52h26"/><rect class="f" x="26" y="80" width="40" height="20" rx="2"/><path d="M34 90h24"/><rect class="p" x="76" y="76" width="18" height="24" rx="4"/><path d="M80 76v-6h10v6"/><rect class="p" x="104" y="82" width="30" height="18" rx="2"/><path d="M119 86v10M114 91h10"/>`,
  },
  scanner: {
    width: 160,
    height: 120,
    lines: `<path d="M30 30 14 20M26 42H8M30 54 14 64"/><path class="f" d="M44 24h62a18 18 0 0 1 18 18 18 18 0 0 1-18 18H44a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8z"/><path class="p" d="M84 60h28l12 40a5 5 0 0 1-5 6h-16a6 6 0 0 1-6-4.500z"/><path d="M84 60c-2 8-8 11-14 11"/><path d="M46 34v16"/><circle cx="106" cy="42" r="4"/><path d="M16 84v22M23 84v22M28 84v22M37 84v22M42 84v22M51 84v22M58 84v22"/>`,
  },
  front: {
    width: 320,
    height: 250,
    lines: `<path class="p" d="M40 232V92h240v140"/><path class="f" d="M28 92 44 46h232l16 46z"/><path d="M86 46 80 92M134 46l-2 46M186 46l2 46M234 46l6 46"/><path class="p" d="M28 92c0 9 7 15 15 15s17-6 17-15c0 9 8 15 17 15s17-6 17-15c0 9 8 15 17 15s17-6 17-15c0 9 7 15 16 15s16-6 16-15c0 9 7 15 16 15s16-6 16-15c0 9 8 15 17 15s17-6 17-15c0 9 8 15 17 15s17-6 17-15c0 9 7 15 16 15s16-6 16-15"/><rect class="p" x="112" y="14" width="96" height="32" rx="7"/><path d="M160 22v16M152 30h16M124 30h14M182 30h14"/><rect class="f" x="62" y="128" width="84" height="64" rx="4"/><path d="M104 128v64M62 160h84"/><path class="p" d="M182 232V132a6 6 0 0 1 6-6h58a6 6 0 0 1 6 6v100"/><path d="M193 140h48v48h-48z"/><circle cx="241" cy="200" r="2.5"/><rect class="p" x="203" y="152" width="28" height="16" rx="3"/><path d="M209 160h16M217 152v-12"/><path class="p" d="M72 232l-4-22h26l-4 22z"/><path d="M81 210c-1-12-10-14-14-18M81 210c0-14 6-18 10-22M81 210c0-8-2-14-2-26"/><path d="M6 232h308"/>`,
  },
  lock: {
    width: 160,
    height: 120,
    lines: `<path class="p" d="M22 34h42l8 10h66v62H22z"/><path class="f" d="M16 54h128l-8 52H24z"/><rect class="p" x="62" y="70" width="36" height="28" rx="5"/><path d="M69 70v-6a11 11 0 0 1 22 0v6"/><circle cx="80" cy="82" r="3"/><path d="M80 85v5"/>`,
  },
  tablet: {
    width: 160,
    height: 120,
    lines: `<rect class="f" x="14" y="40" width="112" height="66" rx="9"/><rect class="p" x="24" y="49" width="92" height="42" rx="4"/><path d="M34 82h72"/><path d="M36 74c6-16 13-18 12-8s-7 12-2 11 9-14 14-13-3 12 3 12 6-8 11-8 3 8 9 5"/><path d="M58 99h24"/><path class="p" d="M96 66l5-13 34-36 9 8-34 36z"/><path d="M128 24l9 8"/>`,
  },
} as const;

export type Drawing = keyof typeof drawings;
