import { mailHtml } from '../../mail/mail-page.ts';

/** What an alert says, for every channel alike. Its words are safe to show; `data` is as it was typed. */
export interface Message {
  /** One line. */
  title: string;
  /** Lines below the title, with no more personal data than needed. */
  lines: readonly string[];
  /** The office's own addresses, below all else. */
  links: readonly string[];
  /** For programs. */
  data: Readonly<Record<string, unknown>>;
}

/** A message as plain text. */
export function asText({ title, lines, links }: Message): string {
  return [title, ...lines, ...links].join('\n');
}

/** A message as HTML in which the office's own links, and nothing else, can be clicked. */
export const asHtml = ({ title, lines, links }: Message): string =>
  mailHtml([...lines.map((line) => [line]), ...links.map((link) => [{ to: link }])], title);
