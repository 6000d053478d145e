import { line } from './line.ts';
import { mail } from './mail.ts';
import { webhook } from './webhook.ts';

/**
 * Where the sales team can be told of a new lead. Environment, stored options, queues, health and
 * screens are made from this list.
 */
export const channels = [line, mail, webhook] as const;

export type AnyChannel = (typeof channels)[number];
export type ChannelKey = AnyChannel['key'];
