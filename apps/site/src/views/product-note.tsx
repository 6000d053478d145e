import { Pill, ScanLine, Wallet } from 'lucide-react';
import { LineGlyph } from '../components/line-glyph.tsx';
import type { Language } from '../content/languages.ts';
import type { ProductNote } from '../content/th/problems.ts';
import { amount } from '../thai/amount.ts';
import { Words } from './words.tsx';

const icons = {
  scan: <ScanLine className="icon" aria-hidden="true" />,
  line: <LineGlyph />,
  wallet: <Wallet className="icon" aria-hidden="true" />,
  pill: <Pill className="icon" aria-hidden="true" />,
};

/** One line of the product. It repeats what the sentence beside it says, so readers skip it. */
export function ProductNoteView({ note, language }: { note: ProductNote; language: Language }) {
  return (
    <div className="product-note" aria-hidden="true">
      <span className="note-icon">{icons[note.icon]}</span>
      <span className="row-text">
        <b>
          <Words>{note.title}</Words>
        </b>
        <small>
          <Words>{note.detail}</Words>
        </small>
      </span>
      {note.figure !== undefined && <b className="num">{amount(note.figure, language)}</b>}
      {note.badge && <span className={`badge ${note.badge.tone}`}>{note.badge.text}</span>}
    </div>
  );
}
