import { environment } from '../environment.ts';

/** Where the sales team is told of a new lead. */
export const channels = [
  { value: 'line', label: 'LINE' },
  { value: 'email', label: 'อีเมล' },
  { value: 'webhook', label: 'เว็บฮุก' },
] as const;

export type Channel = (typeof channels)[number]['value'];

export const alertStates = [
  { value: 'waiting', label: 'รอส่ง' },
  { value: 'retrying', label: 'กำลังลองใหม่' },
  { value: 'sent', label: 'ส่งแล้ว' },
  { value: 'failed', label: 'ส่งไม่สำเร็จ' },
] as const;

/** The label of a channel or of a state, in words. */
export function labelOf(
  list: readonly { value: string; label: string }[],
  value: string | null | undefined,
): string {
  return list.find((item) => item.value === value)?.label ?? '–';
}

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
