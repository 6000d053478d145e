import { isFinalRefusal, type Recipients } from '@clinicdee/protocol/http/mail';
import type { Payload } from 'payload';
import * as z from 'zod';
import { environment } from '../environment/environment.ts';
import { DeliveryFailure } from '../errors/failure.ts';
import type { Delivery, Message } from './channels/channel.ts';
import { type AnyChannel, type ChannelKey, channels } from './channels/index.ts';

/** Returns the keys of the configured channels. */
export function activeChannels(): ChannelKey[] {
  return channels.filter((channel) => isActive(channel)).map(({ key }) => key);
}

/** Returns the name of a channel for staff. */
export function channelName(key: string | null | undefined): string {
  return channelOf(key)?.name ?? '–';
}

/** Whether a channel delivers to a program rather than to people. */
export function isForPrograms(key: ChannelKey): boolean {
  const channel = channelOf(key);
  return channel !== undefined && 'isForPrograms' in channel;
}

/**
 * Sends a message over a channel.
 *
 * @param key idempotency key: a UUID, the same at every attempt
 * @param recipients the outcomes of earlier attempts
 * @param save stores the outcomes after each recipient
 * @throws when the delivery failed; a retry is safe, and useless if the failure is final
 */
export async function deliver(
  payload: Payload,
  to: ChannelKey,
  message: Message,
  key: string,
  recipients: Recipients = {},
  save: (recipients: Recipients) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const channel = channelOf(to);
  // Removed from the environment meanwhile.
  if (!channel || !isActive(channel)) throw new DeliveryFailure('not_set');
  const { MAIL_FROM, OFFICE_URL } = environment();
  const { hostname: host } = new URL(OFFICE_URL);
  const sendMail: Delivery['sendMail'] = ({ recipient, ...mail }) =>
    payload.sendEmail({ ...mail, envelope: { from: MAIL_FROM, to: recipient } });
  let outcomes = recipients;
  const recordOutcome: Delivery['noteRecipient'] = async (recipient, outcome) => {
    outcomes = { ...outcomes, [recipient]: outcome };
    await save(outcomes);
  };
  await channel.send(
    { message, key, host, sendMail, recipients, noteRecipient: recordOutcome },
    environment(),
  );
}

/** Returns a channel by its key; undefined for a former channel. */
export function channelOf(key: string | null | undefined): AnyChannel | undefined {
  return channels.find((channel) => channel.key === key);
}

const isActive = (channel: AnyChannel) => channel.isConfigured(environment());

const storedOutcomes = z.catch(z.record(z.string(), z.string()), {});

/** Parses the stored outcomes of an alert's recipients. */
export const readRecipients = (value: unknown): Recipients => z.parse(storedOutcomes, value);

/** Whether any recipient was reached or refused for good; then retries track recipients individually. */
export const isDecidedForSome = (recipients: Recipients): boolean =>
  Object.values(recipients).some((outcome) => outcome === 'sent' || isFinalRefusal(outcome));

/** Returns the recipients that were not reached. */
export const missedRecipients = (recipients: Recipients): Recipients =>
  Object.fromEntries(Object.entries(recipients).filter(([, outcome]) => outcome !== 'sent'));
