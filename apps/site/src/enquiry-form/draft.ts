/** A form fill under way: what was typed, and the key that makes every try of it one. */
export interface Draft<Values> {
  values: Values;
  idempotencyKey: string;
  /** It was kept on the device, since it could not be sent when its tab was closed. */
  isUnsent?: boolean;
}

/** What could not be sent is kept so long, in milliseconds. */
const UNSENT_MS = 30 * 24 * 60 * 60_000;
const onDevice = (place: string) => `unsent-${place}`;

/**
 * Reads the draft of this tab, else what was kept on the device; an empty one when there is none or it
 * cannot be read.
 *
 * @param place the form's own place in the tab's storage
 */
export function readDraft<Values extends object>(place: string, empty: Values): Draft<Values> {
  const fresh = { values: empty, idempotencyKey: crypto.randomUUID() };
  try {
    const ofTab = sessionStorage.getItem(place);
    const kept =
      ofTab === null ? readUnsent<Values>(place) : (JSON.parse(ofTab) as Partial<Draft<Values>>);
    return { ...fresh, ...kept, values: { ...empty, ...kept.values } };
  } catch {
    return fresh;
  }
}

/** What a draft has for controls that nobody has filled in: what stands there wins. */
export function leftToFillIn<Values extends object>(
  kept: Values,
  typed: Partial<Values>,
  empty: Values,
): Partial<Values> {
  const names = Object.keys(empty) as (keyof Values)[];
  const left = names.filter(
    (name) => (typed[name] ?? empty[name]) === empty[name] && kept[name] !== empty[name],
  );
  return Object.fromEntries(left.map((name) => [name, kept[name]])) as Partial<Values>;
}

function readUnsent<Values extends object>(place: string): Partial<Draft<Values>> {
  const kept = JSON.parse(localStorage.getItem(onDevice(place)) ?? '{}') as Partial<
    Draft<Values> & { keptAt: number }
  >;
  const { keptAt = 0, ...draft } = kept;
  if (Date.now() - keptAt < UNSENT_MS) return { ...draft, isUnsent: true };
  localStorage.removeItem(onDevice(place));
  return {};
}

/**
 * Keeps on the device what cannot be sent now, so that it can be offered again when the tab is gone. It
 * is never sent by itself.
 */
export function keepUnsent<Values extends object>(place: string, draft: Draft<Values>): void {
  try {
    if (!Object.values(draft.values).some(Boolean)) localStorage.removeItem(onDevice(place));
    else localStorage.setItem(onDevice(place), JSON.stringify({ ...draft, keptAt: Date.now() }));
  } catch {
    // As below: the tab has it all the same.
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
    localStorage.removeItem(onDevice(place));
  } catch {
    // As above.
  }
}
