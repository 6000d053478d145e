import type { Language } from '../content/languages.ts';
import type { ProductNote } from '../content/th/problems.ts';
import { amount } from '../thai/amount.ts';
import '../styles/badge.css';

/** One line of the product. Hidden from screen readers, since it repeats the text beside it. */
export function ProductNoteView({ note, language }: { note: ProductNote; language: Language }) {
  return (
    <p className="product-note" aria-hidden="true">
      <span className="row-text">
        {note.title}
        <small>{note.detail}</small>
      </span>
      {note.figure !== undefined && <b className="num">{amount(note.figure, language)}</b>}
      {note.badge && <span className={`badge ${note.badge.tone}`}>{note.badge.text}</span>}
    </p>
  );
}
