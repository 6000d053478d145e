/** Written by the office itself, never by a person: history, alerts, what a visitor sent. */
export function nobody(): boolean {
  return false;
}
