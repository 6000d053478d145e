import type { LucideIcon } from 'lucide-react';

interface Props {
  /** What is copied, if not the page's address. */
  text?: string;
  words: { readonly copy: string; readonly copied: string; readonly notCopied: string };
  icon: LucideIcon;
  isSmall?: boolean;
}

/** Copies a text. It is nothing without a script, so it is hidden until `browser/copy-buttons.ts` has come. */
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
