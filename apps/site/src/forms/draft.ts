/** An unsent form: the typed values and the idempotency key of all attempts to send them. */
export interface Draft<Values> {
  values: Values;
  idempotencyKey: string;
  /** Restored from the device, because its tab was closed before it could be sent. */
  isUnsent?: boolean;
}

/** How long an unsent form stays on the device, ms. */
const UNSENT_MS = 30 * 24 * 60 * 60_000;
const unsentKey = (key: string) => `unsent-${key}`;

/**
 * Returns 32 random hexadecimal digits. `crypto.randomUUID` is missing in insecure contexts and on older phones.
 */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Reads the draft of this tab, else the unsent form on the device, else returns an empty draft; also when storage
 * is unavailable.
 *
 * @param key the form's storage key
 */
export function readDraft<Values extends object>(key: string, empty: Values): Draft<Values> {
  const fresh = { values: empty, idempotencyKey: newKey() };
  try {
    const inTab = sessionStorage.getItem(key);
    const stored =
      inTab === null ? readUnsent<Values>(key) : (JSON.parse(inTab) as Partial<Draft<Values>>);
    return { ...fresh, ...stored, values: { ...empty, ...stored.values } };
  } catch {
    return fresh;
  }
}

/** Returns the draft's values for controls that are still empty; values in the page win. */
export function missingFrom<Values extends object>(
  typed: Values,
  saved: Values,
  empty: Values,
): Partial<Values> {
  const names = Object.keys(empty) as (keyof Values)[];
  const missing = names.filter(
    (name) => typed[name] === empty[name] && saved[name] !== empty[name],
  );
  return Object.fromEntries(missing.map((name) => [name, saved[name]])) as Partial<Values>;
}

function readUnsent<Values extends object>(key: string): Partial<Draft<Values>> {
  const stored = JSON.parse(localStorage.getItem(unsentKey(key)) ?? '{}') as Partial<
    Draft<Values> & { keptAt: number }
  >;
  const { keptAt = 0, ...draft } = stored;
  if (Date.now() - keptAt < UNSENT_MS) return { ...draft, isUnsent: true };
  localStorage.removeItem(unsentKey(key));
  return {};
}

/**
 * Saves an unsent form on the device, to be offered again after the tab is closed. It is never sent
 * automatically.
 */
export function saveUnsent<Values extends object>(key: string, draft: Draft<Values>): void {
  try {
    if (!Object.values(draft.values).some(Boolean)) localStorage.removeItem(unsentKey(key));
    else localStorage.setItem(unsentKey(key), JSON.stringify({ ...draft, keptAt: Date.now() }));
  } catch {
    // Storage may be blocked; the tab's draft remains.
  }
}

/** Saves the draft in the tab's session storage. */
export function saveDraft<Values>(key: string, draft: Draft<Values>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is blocked in some private windows; then only a reload loses the text.
  }
}

/** Removes the draft after the form has been accepted. */
export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
    localStorage.removeItem(unsentKey(key));
  } catch {
    // Storage may be blocked.
  }
}
