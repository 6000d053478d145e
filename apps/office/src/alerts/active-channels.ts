import type { Payload } from 'payload';
import { environment } from '../environment.ts';
import { DeliveryFailure } from '../failure.ts';
import { type AnyChannel, type ChannelKey, channels } from './channels/index.ts';
import type { Message } from './channels/message.ts';

/** The keys of the channels that the environment sets. */
export function activeChannels(): ChannelKey[] {
  return channels.filter((channel) => isActive(channel)).map(({ key }) => key);
}

/** A channel as staff call it. */
export function channelName(key: string | null | undefined): string {
  return channelOf(key)?.name ?? '–';
}

/**
 * Hands a message to a channel.
 *
 * @param key a UUID, the same at every attempt
 * @throws when the channel did not take it; trying again later is safe.
 */
export async function deliver(
  payload: Payload,
  to: ChannelKey,
  message: Message,
  key: string,
): Promise<void> {
  const channel = channelOf(to);
  // Taken out of the environment since.
  if (!channel || !isActive(channel)) throw new DeliveryFailure('not_set');
  const { hostname: host } = new URL(environment().OFFICE_URL);
  const sendMail = (mail: Parameters<Payload['sendEmail']>[0]) => payload.sendEmail(mail);
  await channel.send({ message, key, host, sendMail }, environment());
}

/** The channel of a key; undefined for one that is no more. */
export function channelOf(key: string | null | undefined): AnyChannel | undefined {
  return channels.find((channel) => channel.key === key);
}

const isActive = (channel: AnyChannel) => channel.isConfigured(environment());
