import { readStored, store } from '../browser/storage.ts';

/** The input of an unsent form: the typed values and the idempotency key of all attempts to send them. */
export interface SavedInput<Values> {
  values: Values;
  idempotencyKey: string;
  /** Restored from the device, because its tab was closed before it could be sent. */
  isUnsent?: boolean;
}

/** Input that is kept on the device, since a time in milliseconds. */
type Unsent = Partial<SavedInput<object>> & { keptAt?: number };

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
 * Reads the input saved in this tab, else that of the unsent form on the device, else returns an empty one; also
 * when storage is unavailable.
 *
 * @param key the form's storage key
 */
export function readInput<Values extends object>(key: string, empty: Values): SavedInput<Values> {
  const stored = (readStored(key) ?? readUnsent(key)) as Partial<SavedInput<Values>>;
  return { idempotencyKey: newKey(), ...stored, values: { ...empty, ...stored.values } };
}

/** Returns the saved values of controls that are still empty; values in the page win. */
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
  const { keptAt = 0, ...input } = (readStored(unsentKey(key), 'localStorage') ?? {}) as Unsent;
  if (Date.now() - keptAt < UNSENT_MS) return { ...input, isUnsent: true };
  store(unsentKey(key), undefined, 'localStorage');
  return {};
}

/**
 * Saves an unsent form on the device, to be offered again after the tab is closed. It is never sent
 * automatically.
 */
export function saveUnsent<Values extends object>(key: string, input: SavedInput<Values>): void {
  const isTyped = Object.values(input.values).some(Boolean);
  store(unsentKey(key), isTyped ? { ...input, keptAt: Date.now() } : undefined, 'localStorage');
}

/** Removes the input after the form has been accepted. */
export function removeInput(key: string): void {
  store(key, undefined);
  store(unsentKey(key), undefined, 'localStorage');
}
