import type { SectionTexts } from '@clinicdee/protocol/site-content';

const icons = ['card', 'exam', 'lab', 'report', 'gift'] as const;

/** The eight features and their benefits (spec §1, claimed features). */
export const featuresOf = ({ rest, ...texts }: SectionTexts['features']) => ({
  ...texts,
  rest: icons.flatMap((icon, index) => {
    const feature = rest[index];
    return feature ? [{ icon, ...feature }] : [];
  }),
});
