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
