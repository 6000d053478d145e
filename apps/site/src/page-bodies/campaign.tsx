import type { PageSection } from '@clinicdee/protocol/site-content';
import { LineButton, PhoneButton } from '../components/contact-buttons.tsx';
import { QuestionList } from '../components/question-list.tsx';
import { Title, Phrases } from '../components/thai.tsx';
import { fill } from '../content/fill-in.ts';
import { pathIn } from '../content/languages.ts';
import type { WithContent } from '../content/site-content.ts';
import type { DraftPage } from '../site-content-sync/parse-pages.ts';
import '../styles/pages.css';
import '../sections/faq.css';
import './campaign.css';

interface Props extends WithContent {
  section: Exclude<DraftPage['sections'][number], { blockType: 'landing' }>;
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

/** Stands in a preview for a section that the site would not show as it is. */
const RefusedSection = ({ content }: WithContent) => (
  <p className="preview-notice" role="note">
    {content.articles.preview.refusedSection}
  </p>
);

/** A heading with running text, and an optional link. */
function TextSection({ section }: { section: PageSection<'text'> }) {
  const { heading, id, linkAddress, linkText, paragraphs } = section;
  return (
    <section className="section campaign-plain" aria-labelledby={`title-${id}`}>
      <div className="wrap cols campaign-columns">
        <h2 id={`title-${id}`}>
          <Title>{heading}</Title>
        </h2>
        <div className="prose">
          {paragraphs.map(({ text }, index) => (
            <p key={index}>{text}</p>
          ))}
          {linkAddress !== '' && (
            <p>
              <a className="button button-line campaign-link" href={linkAddress}>
                {linkText}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** A heading with points, or with numbered steps. */
function PointsSection({ section }: { section: PageSection<'points'> }) {
  const { heading, id, isNumbered, lead, points } = section;
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section className="section campaign-plain" aria-labelledby={`title-${id}`}>
      <div className="wrap">
        <div className="cols head">
          <h2 id={`title-${id}`}>
            <Title>{heading}</Title>
          </h2>
          {lead !== '' && <p className="lead">{lead}</p>}
        </div>
        <List className="campaign-points">
          {points.map(({ detail, title }, index) => (
            <li key={index}>
              {isNumbered && (
                <span className="campaign-number num" aria-hidden="true">
                  {index + 1}
                </span>
              )}
              <h3>{title}</h3>
              {detail !== '' && <p className="read">{detail}</p>}
            </li>
          ))}
        </List>
      </div>
    </section>
  );
}

/** Questions and answers, one open at a time. */
function QuestionsSection({ section }: { section: PageSection<'questions'> }) {
  const { heading, id, questions } = section;
  return (
    <section className="section faq" aria-labelledby={`title-${id}`}>
      <div className="wrap cols">
        <h2 id={`title-${id}`}>
          <Title>{heading}</Title>
        </h2>
        <QuestionList name={`questions-${id}`} questions={questions} />
      </div>
    </section>
  );
}

/** A promotion with a link to register for each of its packages; nothing on days without it. */
function PromotionSection({
  content,
  section,
}: WithContent & { section: PageSection<'promotion'> }) {
  const { language, pricing, promotions } = content;
  const promotion = promotions.find(({ name }) => name === section.promotion);
  if (!promotion) return null;
  const { offers, text, until } = promotion;
  return (
    <section className="section campaign-plain" aria-labelledby={`title-${section.id}`}>
      <div className="wrap campaign-promotion">
        <h2 id={`title-${section.id}`}>
          <Title>{text}</Title>
        </h2>
        <p className="lead">
          <Phrases of={[...offers.map(({ price }) => price), until]} />
        </p>
        <div className="button-row">
          {offers.map(({ id, name }) => (
            <a
              key={id}
              className="button button-line"
              href={pathIn(language, `/register?package=${id}`)}
              data-register={id}
            >
              {fill(pricing.choose, { name })}
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The first screen of a campaign page: its only `h1`, and the ways to contact the vendor. */
export function CampaignHead({
  content,
  heading,
  lead,
}: WithContent & { heading: string; lead: string }) {
  const { contact, mobileBar } = content;
  return (
    <header className="campaign-head deep">
      <div className="wrap">
        <h1 className="page-title">
          <Title>{heading}</Title>
        </h1>
        <p className="lead">{lead}</p>
        <div className="button-row">
          <a className="button button-main" href="#contact">
            {mobileBar.toForm}
          </a>
          <PhoneButton content={content} label={contact.phone} className="button-line" hasNumber />
          <LineButton content={content} label={contact.line} className="button-line" />
        </div>
      </div>
    </header>
  );
}
