import type { Recipients } from '@clinicdee/protocol/http/mail-recipients';
import type * as z from 'zod';
import type { Message } from './message.ts';

/** One message on its way to a channel. */
export interface Delivery {
  message: Message;
  /** A UUID, the same at every attempt: what a receiver can tell a repeat by. */
  key: string;
  /** The office's host name. */
  host: string;
  sendMail: (mail: Mail) => Promise<unknown>;
  /** What became of it at earlier attempts, where a channel has several recipients. */
  recipients: Recipients;
  /** Keeps what became of it at one of them. */
  noteRecipient: (recipient: string, outcome: string) => Promise<void>;
}

/** What is asked of the office's mail server. */
interface Mail {
  to: string;
  /** The address that the mail server is asked to hand it to. */
  recipient: string;
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
  /** The recipients, for a channel that may reach some of them and not others. */
  recipients?: (settings: Settings) => string[];
  /** Whether each message is for a program, which wants every enquiry on its own. */
  isForPrograms?: true;
  /**
   * Hands over a message, to those of its recipients that it has not reached and may still reach.
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
