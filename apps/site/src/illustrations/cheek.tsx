/** Centres and radii of inflamed spots. 11 units are 1 cm of skin. */
export type Spots = readonly (readonly [x: number, y: number, radius: number])[];

const circle = ([x, y, r]: Spots[number]) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/**
 * The patient's left cheek at 45°: the nose points to the viewer's left, the ear is on the right.
 * The box is 120 × 100.
 */
export function CheekDrawing({ spots }: { spots: Spots }) {
  return (
    <svg className="drawing cheek" viewBox="0 6 120 100" aria-hidden="true">
      <path className="cheek-skin" d="M0 0h120v120H0z" />
      <path className="cheek-shade" d="M120 98c-14 11-34 18-60 22h60z" />
      <path className="drawing-fill" d="M70-2c16 4 27 14 31 32l-2 14c9-9 15-9 23-7V-2z" />
      <path d="M122 39c-9-5-19-1-19 11 0 11 7 14 8 23 1 8 7 10 11 6M115 48c-5 1-5 8-1 12M8 24c10 9 25 9 35-1M14 29l-3 5M24 31.5v5M34 29l3 5M6 15c12-8 26-8 38-1M-2 56c9-2 17 4 17 12 0 7-7 10-14 8M5 74c2-4 7-4 9-2M17 82c5 5 8 11 8 17M-2 104c7-4 13-4 18-1M121 97c-14 12-35 19-61 23" />
      <path className="cheek-spot" d={spots.map(circle).join('')} />
    </svg>
  );
}

/** A small face from the front with a spot on its left cheek, the viewer's right. */
export function CheekPlaceDrawing() {
  return (
    <svg className="drawing cheek-place" viewBox="0 0 28 28" aria-hidden="true">
      <path className="cheek-half" d="M14 3c6 0 9.5 4.5 9.5 11 0 7-5 11-9.5 11z" />
      <path d="M14 3c6 0 9.5 4.5 9.5 11 0 7-5 11-9.5 11S4.5 21 4.5 14C4.5 7.5 8 3 14 3zM9 12h2.5M16.5 12H19M11.5 20c1.5 1 3.5 1 5 0M14 12.5v4" />
      <circle className="cheek-spot" cx="19" cy="17" r="1.8" />
    </svg>
  );
}
