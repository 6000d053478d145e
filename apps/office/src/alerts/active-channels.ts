import type { Recipients } from '@clinicdee/protocol/http/mail-recipients';
import type { Payload } from 'payload';
import { environment } from '../environment/environment.ts';
import { DeliveryFailure } from '../errors/failure.ts';
import type { Delivery } from './channels/channel.ts';
import { type AnyChannel, type ChannelKey, channels } from './channels/index.ts';
import type { Message } from './channels/message.ts';
import { noteRecipient } from './refused-recipients.ts';

/** The keys of the channels that the environment sets. */
export function activeChannels(): ChannelKey[] {
  return channels.filter((channel) => isActive(channel)).map(({ key }) => key);
}

/** A channel as staff call it. */
export function channelName(key: string | null | undefined): string {
  return channelOf(key)?.name ?? '–';
}

/** Whether a channel's messages go to a program. */
export function isForPrograms(key: ChannelKey): boolean {
  const channel = channelOf(key);
  return channel !== undefined && 'isForPrograms' in channel;
}

/** The recipients of a channel that may reach some of them and not others. */
export function recipientsOf(key: ChannelKey): string[] {
  const channel = channelOf(key);
  return channel && 'recipients' in channel ? channel.recipients(environment()) : [];
}

/**
 * Hands a message to a channel.
 *
 * @param key a UUID, the same at every attempt
 * @param recipients what became of it at earlier attempts
 * @param keep keeps what became of it, after each recipient
 * @throws when the channel did not take it; trying again later is safe, unless the failure is final.
 */
export async function deliver(
  payload: Payload,
  to: ChannelKey,
  message: Message,
  key: string,
  recipients: Recipients = {},
  keep: (recipients: Recipients) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const channel = channelOf(to);
  // Taken out of the environment since.
  if (!channel || !isActive(channel)) throw new DeliveryFailure('not_set');
  const { MAIL_FROM, OFFICE_URL } = environment();
  const { hostname: host } = new URL(OFFICE_URL);
  const sendMail: Delivery['sendMail'] = ({ recipient, ...mail }) =>
    payload.sendEmail({ ...mail, envelope: { from: MAIL_FROM, to: recipient } });
  let known = recipients;
  const noted: Delivery['noteRecipient'] = async (recipient, outcome) => {
    known = { ...known, [recipient]: outcome };
    await keep(known);
    await noteRecipient(payload, to, recipient, outcome);
  };
  await channel.send(
    { message, key, host, sendMail, recipients, noteRecipient: noted },
    environment(),
  );
}

/** The channel of a key; undefined for one that is no more. */
export function channelOf(key: string | null | undefined): AnyChannel | undefined {
  return channels.find((channel) => channel.key === key);
}

const isActive = (channel: AnyChannel) => channel.isConfigured(environment());
