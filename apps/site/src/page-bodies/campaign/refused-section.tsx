import { Thai } from '../../components/thai.tsx';
import type { WithContent } from '../../content/site-content.ts';

/** Stands in a preview for a section that the site would not show as it is. */
export const RefusedSection = ({ content }: WithContent) => (
  <p className="preview-notice" role="note">
    <Thai>{content.articles.preview.refusedSection}</Thai>
  </p>
);
