import type { LaunchList } from '@clinicdee/protocol';
import { contentHome } from './content-home.ts';
import type { SiteContentSubject } from '@clinicdee/protocol/site-content';
import { findSamples } from './find-samples.ts';
import type { SiteContent } from './site-content.ts';

/** Sample content of one kind and where to replace it. */
export type SampleGroup = LaunchList['groups'][number] & {
  /** Description for the launch checklist. */
  what: string;
};

type Kind = [
  place: RegExp,
  kind: string,
  what: string,
  subject?: SiteContentSubject | undefined,
  /** The file to edit, if not the one that defines it. */
  file?: string,
];

const drawnClinic = 'packages/brand/src/drawn-clinic.ts';

/** Kinds of sample content by path prefix, and the office's subject in which each is replaced. */
const kinds: Kind[] = [
  [
    /^brand\.samples\b/,
    'contact',
    'Phone, LINE, e-mail, address, map and opening hours',
    'contact',
  ],
  [/^brand\b/, 'vendor', 'Name, company and where the product is'],
  [/^clinics\b/, 'clinics', 'Clinics that are named as customers', 'stories'],
  [/^stories\b/, 'stories', 'Stories that customers tell', 'stories'],
  [/^comparison\b/, 'comparison', 'What the smallest package has, which was inferred', 'packages'],
  [/^equipment\b/, 'equipment', 'Models, descriptions and facts of the equipment', 'equipment'],
  [
    /^problems\b/,
    'problems',
    'Figures in the notes of the product beside each problem',
    undefined,
    drawnClinic,
  ],
  [
    /^views\b/,
    'views',
    'The clinic, its people, sums and stock in the drawn views of the product',
    undefined,
    drawnClinic,
  ],
];

/** Returns all sample content, grouped by kind. */
export function samplesIn(content: SiteContent): SampleGroup[] {
  const groups = new Map<string, SampleGroup>();
  for (const { path, text } of findSamples(content)) {
    const match = kinds.find(([place]) => place.test(path));
    const [, kind, what, subject, home] = match ?? [undefined, path, path];
    const file = home ?? contentHome(path);
    const group = groups.get(what + file) ?? {
      ...{ kind, what, file, pieces: [] },
      ...(subject && { subject }),
    };
    group.pieces.push({ place: path, text });
    groups.set(what + file, group);
  }
  return [...groups.values()];
}
