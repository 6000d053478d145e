import type { SectionTexts } from '@clinicdee/protocol/site-content';
import type { Facts } from '../facts.ts';
import { isPublic } from '../proven.ts';

/** Customer stories; editable in the office. */
export const storiesOf = (
  { storiesTitle }: SectionTexts['results'],
  { stories: { stories } }: Facts,
) => ({
  title: storiesTitle,
  /** Label of sample stories. */
  sampleLabel: 'เรื่องตัวอย่าง',
  /** Outside the sample brand, only proven stories. */
  told: stories.filter(isPublic),
});
