import { ArrowLeft } from 'lucide-react';
import { longDate } from '../thai/dates.ts';
import { homeOf } from '../content/languages.ts';
import type { LegalText } from '../content/legal-texts.ts';
import type { WithContent } from '../content/site-content.ts';
import { ObjectDrawing } from '../illustrations/objects.tsx';
import { LegalBlocks } from './legal-blocks.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import '../styles/pages.css';
import './legal-page.css';

/** A long text in numbered sections with a table of contents: privacy notice, terms of use. */
export function LegalPage({ content, text }: WithContent & { text: LegalText }) {
  const { language, legal, page } = content;
  return (
    <>
      <div className="legal-head">
        <div className="wrap">
          <a className="button button-line button-small legal-back" href={homeOf(language)}>
            <ArrowLeft className="icon" aria-hidden="true" />
            {page.backHome}
          </a>
          <h1 className="page-title">
            {text.title.map((phrase) => (
              <span className="phrase" key={phrase}>
                {phrase}
              </span>
            ))}
          </h1>
          <p className="legal-facts">
            <span>
              {legal.effective}{' '}
              <time className="keep" dateTime={text.effective}>
                <b>{longDate(text.effective, language)}</b>
              </time>
            </span>
            <span>{`${text.sections.length} ${legal.sections}`}</span>
          </p>
          <ObjectDrawing name="lock-folder" className="legal-drawing" />
        </div>
        <div className="counter-line" />
      </div>

      <div className="wrap cols legal-body">
        <TableOfContents title={page.contents} sections={text.sections} />
        <div className="legal-text">
          <div className="prose legal-intro">
            <LegalBlocks blocks={text.intro} />
          </div>
          {text.sections.map((section, index) => (
            <section className="legal-section" id={section.id} key={section.id}>
              <h2>
                <span className="legal-number">{index + 1}</span>{' '}
                <span className="legal-title">{section.title}</span>
              </h2>
              <div className="prose">
                <LegalBlocks blocks={section.blocks} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
