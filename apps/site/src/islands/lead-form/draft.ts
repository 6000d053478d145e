import { emptyLeadForm, type LeadFormValues } from '../../leads/form.ts';

const PLACE = 'lead-form';

/** A form fill under way: what was typed, and the key that makes every try of it one lead. */
export interface Draft {
  values: LeadFormValues;
  idempotencyKey: string;
}

/** Reads the draft of this tab; an empty one when there is none or it cannot be read. */
export function readDraft(): Draft {
  const fresh = { values: emptyLeadForm, idempotencyKey: crypto.randomUUID() };
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Partial<Draft>;
    return { ...fresh, ...kept, values: { ...emptyLeadForm, ...kept.values } };
  } catch {
    return fresh;
  }
}

/** Keeps the draft for this tab alone. Where storage is refused the form works without. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(draft));
  } catch {
    // Private windows of some browsers refuse; a reload then loses the text, nothing else.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(PLACE);
  } catch {
    // As above.
  }
}
