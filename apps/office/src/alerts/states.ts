/** The delivery states of an alert. */
export const alertStates = [
  { value: 'waiting', label: 'รอส่ง' },
  { value: 'retrying', label: 'กำลังลองใหม่' },
  { value: 'gathered', label: 'รอส่งรวมในสรุป' },
  { value: 'sent', label: 'ส่งแล้ว' },
  { value: 'failed', label: 'ส่งไม่สำเร็จ' },
] as const;

/** Returns the label of a state. */
export function stateLabel(state: string): string {
  return alertStates.find(({ value }) => value === state)?.label ?? '–';
}
