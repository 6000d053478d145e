import { ArrowLeft } from 'lucide-react';
import { Thai } from '../components/thai.tsx';
import { thaiDate } from '../thai/dates.ts';
import type { LegalText } from '../content/legal-text/define-legal-text.ts';
import { LockFolderDrawing } from '../drawings/lock-folder.tsx';
import { LegalBlocks } from './legal-blocks.tsx';
import { TableOfContents } from './table-of-contents.tsx';

/** A long text in numbered sections, with its contents beside it: privacy notice, terms of use. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <>
      <div className="legal-head">
        <div className="wrap">
          <a className="button button-line button-small legal-back" href="/">
            <ArrowLeft className="icon" aria-hidden="true" />
            กลับหน้าแรก
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
              มีผลตั้งแต่{' '}
              <time className="keep" dateTime={text.effective}>
                <b>{thaiDate(text.effective)}</b>
              </time>
            </span>
            <span>{text.sections.length} หัวข้อ</span>
          </p>
          <LockFolderDrawing className="legal-drawing" />
        </div>
        <div className="counter-line" />
      </div>

      <div className="wrap cols legal-body">
        <TableOfContents sections={text.sections} />
        <div className="legal-text">
          <div className="prose legal-intro">
            <LegalBlocks blocks={text.intro} />
          </div>
          {text.sections.map((section, index) => (
            <section className="legal-section" id={section.id} key={section.id}>
              <h2>
                <span className="legal-number">{index + 1}</span>{' '}
                <span className="legal-title">
                  <Thai>{section.title}</Thai>
                </span>
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
