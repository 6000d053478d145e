import type { Recipients } from '@clinicdee/protocol/http/mail';
import * as z from 'zod';
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

/** The delivery of a message over a channel. */
export interface Delivery {
  message: Message;
  /** Idempotency key: a UUID, the same at every attempt. */
  key: string;
  /** The office's host name. */
  host: string;
  sendMail: (mail: Mail) => Promise<unknown>;
  /** The outcomes of earlier attempts, for a channel with several recipients. */
  recipients: Recipients;
  /** Stores the outcome of a recipient. */
  noteRecipient: (recipient: string, outcome: string) => Promise<void>;
}

/** A mail to a single recipient. */
interface Mail {
  to: string;
  /** Recipient of the SMTP envelope. */
  recipient: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
}

type Shape = Record<string, z.ZodType>;

/** The definition of an alert channel. */
export interface Channel<Key extends string, Variables extends Shape, Settings> {
  /** Stored with each alert. */
  key: Key;
  /** Name for staff. */
  name: string;
  /** Schemas of its environment variables. */
  variables: Variables;
  /** Variables that must be set together. */
  together?: (keyof Settings & string)[];
  /** Other variables required by a variable of this channel. */
  needs?: Partial<Record<keyof Settings & string, string>>;
  /** The variable of the address, named in messages about failed deliveries. */
  setting: string;
  /** Whether the environment configures it. */
  isConfigured: (settings: Settings) => boolean;
  /** Delivers to a program, which gets a message per enquiry instead of digests. */
  isForPrograms?: true;
  /**
   * Sends a message to the recipients that are neither reached nor refused for good.
   *
   * @throws when the delivery failed; a retry with the same key is safe
   */
  send: (delivery: Delivery, settings: Settings) => Promise<void>;
  /** Messages by error code, or by its class (`smtp_4xx`); other codes get a general message. */
  failures: Readonly<Record<string, string>>;
}

/** Defines a channel; infers the types of its settings from its variables. */
export function defineChannel<const Key extends string, Variables extends Shape>(
  channel: Channel<Key, Variables, z.output<z.ZodObject<Variables>>>,
) {
  return channel;
}

const TIMEOUT = 10_000;

/**
 * Posts JSON with a timeout of ten seconds. Returns redirects instead of following them: signature and authorisation
 * are for this address only.
 *
 * @throws when there was no response
 */
export function post(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  });
}
