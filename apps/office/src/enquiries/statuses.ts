/** Where a lead or registration stands, in the order of the work. */
export const statuses = [
  { value: 'new', label: 'ใหม่' },
  { value: 'not_reached', label: 'ยังติดต่อไม่ได้' },
  { value: 'contacted', label: 'ติดต่อแล้ว' },
  { value: 'demo_booked', label: 'นัดสาธิตแล้ว' },
  { value: 'won', label: 'ปิดการขาย' },
  { value: 'lost', label: 'ไม่สำเร็จ' },
  { value: 'spam', label: 'สแปม' },
] as const;

/** The statuses of those with whom nobody has talked yet, and somebody should. */
export const waitingStatuses = ['new', 'not_reached'] as const;

/** The statuses after which nobody has anything to do any more. */
const closedStatuses = ['won', 'lost', 'spam'] as const;

/** The statuses of those whom somebody is working on, or should. */
export const openStatuses = statuses
  .map(({ value }) => value)
  .filter((value) => !closedStatuses.some((closed) => closed === value));

/** Whether there is still something to do about somebody with this status. */
export function isOpen(status: unknown): boolean {
  return openStatuses.some((open) => open === status);
}

/** The status in words. */
export function statusLabel(value: unknown): string {
  return statuses.find((status) => status.value === value)?.label ?? '–';
}

/** Whether somebody with this status is waiting for a first conversation. */
export function isWaiting(status: unknown): boolean {
  return waitingStatuses.some((one) => one === status);
}

/**
 * The moment of the first conversation after a change of status. The first status that means one sets
 * it; going back to one that means none says that the other was a mistake, and takes it away again.
 * Who was called in vain and is given up has not been talked to.
 *
 * @param before the status until now, and the moment so far
 */
export function firstContactAfter(
  before: { status?: unknown; firstContactedAt?: unknown },
  status: unknown,
  now = new Date(),
): string | null {
  const kept = typeof before.firstContactedAt === 'string' ? before.firstContactedAt : null;
  if (isWaiting(status)) return null;
  if (status === 'spam' || (status === 'lost' && before.status === 'not_reached')) return kept;
  return kept ?? now.toISOString();
}
