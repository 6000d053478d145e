import { readStored, store } from '../browser/storage.ts';

/** An unsent form: the typed values and the idempotency key of all attempts to send them. */
export interface Draft<Values> {
  values: Values;
  idempotencyKey: string;
  /** Restored from the device, because its tab was closed before it could be sent. */
  isUnsent?: boolean;
}

/** A draft that is kept on the device, since a time in milliseconds. */
type Unsent = Partial<Draft<object>> & { keptAt?: number };

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
  const stored = (readStored(key) ?? readUnsent(key)) as Partial<Draft<Values>>;
  return { idempotencyKey: newKey(), ...stored, values: { ...empty, ...stored.values } };
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

function readUnsent(key: string): object {
  const { keptAt = 0, ...draft } = (readStored(unsentKey(key), 'localStorage') ?? {}) as Unsent;
  if (Date.now() - keptAt < UNSENT_MS) return { ...draft, isUnsent: true };
  store(unsentKey(key), undefined, 'localStorage');
  return {};
}

/**
 * Saves an unsent form on the device, to be offered again after the tab is closed. It is never sent
 * automatically.
 */
export function saveUnsent<Values extends object>(key: string, draft: Draft<Values>): void {
  const isTyped = Object.values(draft.values).some(Boolean);
  store(unsentKey(key), isTyped ? { ...draft, keptAt: Date.now() } : undefined, 'localStorage');
}

/** Removes the draft after the form has been accepted. */
export function removeDraft(key: string): void {
  store(key, undefined);
  store(unsentKey(key), undefined, 'localStorage');
}
