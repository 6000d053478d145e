import { line } from './line.ts';
import { mail } from './mail.ts';
import { webhook } from './webhook.ts';

/**
 * The alert channels. Environment schema, stored options, queues, health checks and admin components follow from this
 * list.
 */
export const channels = [line, mail, webhook] as const;

/** Their environment variables. */
export const channelVariables = { ...line.variables, ...mail.variables, ...webhook.variables };

export type AnyChannel = (typeof channels)[number];
export type ChannelKey = AnyChannel['key'];
