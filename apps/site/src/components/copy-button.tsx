import type { LucideIcon } from 'lucide-react';

interface Props {
  /** The text to copy; default: the page's address. */
  text?: string;
  words: { readonly copy: string; readonly copied: string; readonly notCopied: string };
  icon: LucideIcon;
  isSmall?: boolean;
}

/** Copies a text. Hidden until `browser/copy-buttons.ts` runs, because it needs JavaScript. */
export function CopyButton({ text = '', words, icon: Icon, isSmall = false }: Props) {
  return (
    <button
      type="button"
      className={isSmall ? 'button button-small button-line' : 'button button-line'}
      hidden
      data-copy={text}
      data-copied={words.copied}
      data-not-copied={words.notCopied}
    >
      <Icon className="icon" aria-hidden="true" />
      {words.copy}
    </button>
  );
}
