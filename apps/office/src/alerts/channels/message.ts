import { mailHtml } from '../../mail/mail-page.ts';

/** The message of an alert for all channels. Texts are sanitised; `data` holds values as typed. */
export interface Message {
  /** One line. */
  title: string;
  /** Lines below the title, with as little personal data as possible. */
  lines: readonly string[];
  /** Addresses within the office, at the end. */
  links: readonly string[];
  /** For programs. */
  data: Readonly<Record<string, unknown>>;
}

/** Formats a message as plain text. */
export function asText({ title, lines, links }: Message): string {
  return [title, ...lines, ...links].join('\n');
}

/** Formats a message as HTML in which only the office's own links can be clicked. */
export const asHtml = ({ title, lines, links }: Message): string =>
  mailHtml([...lines.map((line) => [line]), ...links.map((link) => [{ to: link }])], title);
