import type { Facts } from '../facts.ts';
import { isPublic } from '../proven.ts';

/** Clinics in their own words, which the office may change. */
export const storiesOf = ({ stories: { stories } }: Facts) => ({
  title: 'เรื่องเล่าจากคลินิก',
  /** Stands under every story that is a sample. */
  sampleLabel: 'เรื่องตัวอย่าง',
  /** Outside the sample brand nobody says what nobody has said. */
  told: stories.filter(isPublic),
});
