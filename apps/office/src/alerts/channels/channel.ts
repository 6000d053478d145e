import type * as z from 'zod';
import type { Message } from './message.ts';

/** One message on its way to a channel. */
interface Delivery {
  message: Message;
  /** A UUID, the same at every attempt: what a receiver can tell a repeat by. */
  key: string;
  /** The office's host name. */
  host: string;
  sendMail: (mail: Mail) => Promise<unknown>;
}

/** What is asked of the office's mail server. */
interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
}

type Shape = Record<string, z.ZodType>;

/** Everything that there is to know about a way to tell the sales team. */
export interface Channel<Key extends string, Variables extends Shape, Settings> {
  /** As it is stored. */
  key: Key;
  /** For staff. */
  name: string;
  /** Its environment variables, each with its check. */
  variables: Variables;
  /** Variables that count together alone: with one of them, all must be set. */
  together?: (keyof Settings & string)[];
  /** Variables of the office that must be set with this channel's, by the one that asks for them. */
  needs?: Partial<Record<keyof Settings & string, string>>;
  /** The variable that says where it goes, for whoever mends a way that does not get there. */
  setting: string;
  /** Whether the environment has set it. */
  isConfigured: (settings: Settings) => boolean;
  /**
   * Hands over a message.
   *
   * @throws when it was not taken; trying again later with the same key is safe.
   */
  send: (delivery: Delivery, settings: Settings) => Promise<void>;
  /** Why it did not get through, in words, by the code of the failure; others are said in general. */
  failures: Readonly<Record<string, string>>;
}

/** States a channel; the types of its settings follow from its variables. */
export function defineChannel<const Key extends string, Variables extends Shape>(
  channel: Channel<Key, Variables, z.output<z.ZodObject<Variables>>>,
) {
  return channel;
}
