/** Where a lead or registration stands, in the order of the work. */
export const statuses = [
  { value: 'new', label: 'ใหม่' },
  { value: 'contacted', label: 'ติดต่อแล้ว' },
  { value: 'demo_booked', label: 'นัดสาธิตแล้ว' },
  { value: 'won', label: 'ปิดการขาย' },
  { value: 'lost', label: 'ไม่สำเร็จ' },
  { value: 'spam', label: 'สแปม' },
] as const;

/** The status in words. */
export function statusLabel(value: unknown): string {
  return statuses.find((status) => status.value === value)?.label ?? '–';
}

/** Whether a change to this status means that somebody has talked to the person. */
export function isContact(status: unknown): boolean {
  return status !== undefined && status !== null && status !== 'new' && status !== 'spam';
}
