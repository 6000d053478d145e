import { environment } from '../environment.ts';
import { type Channel, channels } from './names.ts';

/** The channels that the environment sets. */
export function activeChannels(): Channel[] {
  const { LINE_CHANNEL_TOKEN, MAIL_TO, WEBHOOK_URL } = environment();
  const isActive = { line: LINE_CHANNEL_TOKEN, email: MAIL_TO, webhook: WEBHOOK_URL };
  return channels.map(({ value }) => value).filter((channel) => isActive[channel]);
}

/** The queue of a channel: each has its own, so that a slow one holds nobody up. */
export function queueOf(channel: Channel): `alerts-${Channel}` {
  return `alerts-${channel}`;
}
