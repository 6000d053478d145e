/** The statuses of a lead or registration, in the order of the work. */
export const statuses = [
  { value: 'new', label: 'ใหม่' },
  { value: 'not_reached', label: 'ยังติดต่อไม่ได้' },
  { value: 'contacted', label: 'ติดต่อแล้ว' },
  { value: 'demo_booked', label: 'นัดสาธิตแล้ว' },
  { value: 'won', label: 'ปิดการขาย' },
  { value: 'lost', label: 'ไม่สำเร็จ' },
  { value: 'spam', label: 'สแปม' },
] as const;

/** Statuses that wait for a first contact. */
export const waitingStatuses = ['new', 'not_reached'] as const;

/** Statuses of somebody who was reached. */
const reachedStatuses = ['contacted', 'demo_booked', 'won'] as const;

/** Statuses that need work. */
export const openStatuses = [...waitingStatuses, 'contacted', 'demo_booked'] as const;

/** Whether an enquiry with this status needs work. */
export function isOpen(status: unknown): boolean {
  return openStatuses.some((open) => open === status);
}

/** Returns the label of a status. */
export function statusLabel(value: unknown): string {
  return statuses.find((status) => status.value === value)?.label ?? '–';
}

/** Whether an enquiry with this status waits for a first contact. */
export function isWaiting(status: unknown): boolean {
  return waitingStatuses.some((waiting) => waiting === status);
}

/**
 * Returns the time of first contact after a change of status. The first status that implies contact sets it;
 * returning to a waiting status corrects a mistake and removes it. Closing an enquiry that was never reached sets
 * nothing.
 *
 * @param before the previous status and time of first contact
 */
export function firstContactAfter(
  before: { status?: unknown; firstContactedAt?: unknown },
  status: unknown,
  now = new Date(),
): string | null {
  const existing = typeof before.firstContactedAt === 'string' ? before.firstContactedAt : null;
  if (isWaiting(status)) return null;
  if (reachedStatuses.some((reached) => reached === before.status)) return existing;
  if (status === 'spam' || (status === 'lost' && before.status === 'not_reached')) return existing;
  return existing ?? now.toISOString();
}
