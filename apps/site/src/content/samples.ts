import { contentHome } from './content-home.ts';
import { findSamples } from './find-samples.ts';
import type { SiteContent } from './site-content.ts';

/** What is invented of one kind, in words, and where it becomes the vendor's own. */
export interface SampleGroup {
  /** What it is, for whoever prepares the launch. */
  what: string;
  /** The file to change, from the project's root. */
  file: string;
  /** Each piece: its place in the content, and a text to know it by. */
  pieces: { place: string; text: string }[];
}

/** The kinds of what may be invented, by the beginning of their place in the content. */
const kinds: [place: RegExp, what: string][] = [
  [/^brand\.samples\b/, 'Phone, LINE, e-mail, address, map and opening hours'],
  [/^brand\b/, 'Name, company and where the product is'],
  [/^clinics\b/, 'Clinics that are named as customers'],
  [/^stories\b/, 'Stories that customers tell'],
  [/^comparison\b/, 'What the smallest package has, which was inferred'],
  [/^equipment\b/, 'Models, descriptions and facts of the equipment'],
  [/^problems\b/, 'Figures in the notes of the product beside each problem'],
  [/^views\b/, 'Patients, sums and stock in the drawn views of the product'],
];

/** Everything in the content that is still invented for the sample brand, by kind. */
export function samplesIn(content: SiteContent): SampleGroup[] {
  const groups = new Map<string, SampleGroup>();
  for (const { path, text } of findSamples(content)) {
    const what = kinds.find(([place]) => place.test(path))?.[1] ?? path;
    const file = contentHome(path);
    const group = groups.get(what + file) ?? { what, file, pieces: [] };
    group.pieces.push({ place: path, text });
    groups.set(what + file, group);
  }
  return [...groups.values()];
}
