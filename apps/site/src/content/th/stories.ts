import type { Facts } from '../facts.ts';
import { isPublic } from '../proven.ts';

/** Customer stories; editable in the office. */
export const storiesOf = ({ stories: { stories } }: Facts) => ({
  title: 'เรื่องเล่าจากคลินิก',
  /** Label of sample stories. */
  sampleLabel: 'เรื่องตัวอย่าง',
  /** Outside the sample brand, only proven stories. */
  told: stories.filter(isPublic),
});
