import type { Recipients } from '@clinicdee/protocol/http/mail';
import type * as z from 'zod';
import type { Message } from './message.ts';

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
  /** The recipients, for a channel that tracks delivery per recipient. */
  recipients?: (settings: Settings) => string[];
  /** Delivers to a program, which gets a message per enquiry instead of digests. */
  isForPrograms?: true;
  /**
   * Sends a message to the recipients that are neither reached nor refused for good.
   *
   * @throws when the delivery failed; a retry with the same key is safe
   */
  send: (delivery: Delivery, settings: Settings) => Promise<void>;
  /** Messages by error code; other codes get a general message. */
  failures: Readonly<Record<string, string>>;
}

/** Defines a channel; infers the types of its settings from its variables. */
export function defineChannel<const Key extends string, Variables extends Shape>(
  channel: Channel<Key, Variables, z.output<z.ZodObject<Variables>>>,
) {
  return channel;
}
