/** A form fill under way: what was typed, and the key that makes every try of it one. */
export interface Draft<Values> {
  values: Values;
  idempotencyKey: string;
}

/**
 * Reads the draft of this tab; an empty one when there is none or it cannot be read.
 *
 * @param place the form's own place in the tab's storage
 */
export function readDraft<Values extends object>(place: string, empty: Values): Draft<Values> {
  const fresh = { values: empty, idempotencyKey: crypto.randomUUID() };
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Draft<Values>>;
    return { ...fresh, ...kept, values: { ...empty, ...kept.values } };
  } catch {
    return fresh;
  }
}

/** Keeps the draft for this tab alone. Where storage is refused the form works without. */
export function keepDraft<Values>(place: string, draft: Draft<Values>): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // Private windows of some browsers refuse; a reload then loses the text, nothing else.
  }
}

export function dropDraft(place: string): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // As above.
  }
}
