import type { PageSection, PageSectionKind } from '@clinicdee/protocol/site-content';
import type { WithContent } from '../../content/site-content.ts';
import type { RefusedSection as Refused } from '../../site-content-sync/judge-pages.ts';
import { PointsSection } from './points-section.tsx';
import { PromotionSection } from './promotion-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { RefusedSection } from './refused-section.tsx';
import { TextSection } from './text-section.tsx';

interface Props extends WithContent {
  section: PageSection<Exclude<PageSectionKind, 'landing'>> | Refused;
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
    case 'promotion':
      return <PromotionSection content={content} section={section} />;
    case 'refused':
      return <RefusedSection content={content} />;
  }
}
