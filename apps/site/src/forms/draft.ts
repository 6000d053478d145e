/** One form fill: what was typed, and the key that makes every attempt to send it one submission. */
export interface Draft<Values> {
  values: Values;
  idempotencyKey: string;
  /** It was saved on the device, because its tab was closed before it could be sent. */
  isUnsent?: boolean;
}

/** How long an unsent form is kept on the device, in milliseconds. */
const UNSENT_MS = 30 * 24 * 60 * 60_000;
const onDevice = (place: string) => `unsent-${place}`;

/**
 * A random key of 32 hexadecimal digits. `crypto.randomUUID` is missing where the page comes over plain
 * http from another machine, and on older phones.
 */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Reads the draft of this tab, else the unsent form on the device; an empty draft if there is neither, or
 * storage cannot be read.
 *
 * @param place the form's own key in the browser's storage
 */
export function readDraft<Values extends object>(place: string, empty: Values): Draft<Values> {
  const fresh = { values: empty, idempotencyKey: newKey() };
  try {
    const ofTab = sessionStorage.getItem(place);
    const kept =
      ofTab === null ? readUnsent<Values>(place) : (JSON.parse(ofTab) as Partial<Draft<Values>>);
    return { ...fresh, ...kept, values: { ...empty, ...kept.values } };
  } catch {
    return fresh;
  }
}

/** The values of a draft for the controls that nobody has filled in; what stands in a control wins. */
export function missingFrom<Values extends object>(
  typed: Values,
  kept: Values,
  empty: Values,
): Partial<Values> {
  const names = Object.keys(empty) as (keyof Values)[];
  const missing = names.filter((name) => typed[name] === empty[name] && kept[name] !== empty[name]);
  return Object.fromEntries(missing.map((name) => [name, kept[name]])) as Partial<Values>;
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
 * Saves on the device what cannot be sent now, so that it is offered again after the tab is closed. It
 * is never sent by itself.
 */
export function keepUnsent<Values extends object>(place: string, draft: Draft<Values>): void {
  try {
    if (!Object.values(draft.values).some(Boolean)) localStorage.removeItem(onDevice(place));
    else localStorage.setItem(onDevice(place), JSON.stringify({ ...draft, keptAt: Date.now() }));
  } catch {
    // Storage may be refused; the tab's own draft remains.
  }
}

/** Saves the draft for this tab. Where storage is refused the form works without. */
export function keepDraft<Values>(place: string, draft: Draft<Values>): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // Private windows of some browsers refuse; a reload then loses the text, nothing else.
  }
}

/** Forgets the draft, once the form has been accepted. */
export function dropDraft(place: string): void {
  try {
    sessionStorage.removeItem(place);
    localStorage.removeItem(onDevice(place));
  } catch {
    // As above.
  }
}
