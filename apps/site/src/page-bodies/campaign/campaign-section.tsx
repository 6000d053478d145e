import type { PageSection } from '@clinicdee/protocol/site-content';
import { Thai } from '../../components/thai.tsx';
import type { WithContent } from '../../content/site-content.ts';
import type { RefusedSection } from '../../site-content-sync/judge-pages.ts';
import { PointsSection } from './points-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { TextSection } from './text-section.tsx';

interface Props extends WithContent {
  section: PageSection<'text' | 'points' | 'questions'> | RefusedSection;
}

/** A section of a campaign page, other than those of the landing page. */
export function CampaignSection({ content, section }: Props) {
  switch (section.blockType) {
    case 'text':
      return <TextSection section={section} />;
    case 'points':
      return <PointsSection section={section} />;
    case 'questions':
      return <QuestionsSection section={section} />;
    case 'refused':
      return (
        <p className="preview-notice" role="note">
          <Thai>{content.articles.preview.refusedSection}</Thai>
        </p>
      );
  }
}
