/** No I, L, O or U: a reference is read out over the phone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference, `7K3F-92QD`: 40 random bits, what a visitor and the staff call one enquiry by. */
export const newReference = (): string => referenceFrom(crypto.getRandomValues(new Uint8Array(8)));

/** The reference that eight bytes make; five bits of each count. */
export function referenceFrom(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => letters[byte & 31]);
  return `${text.slice(0, 4).join('')}-${text.slice(4, 8).join('')}`;
}

/** The reference as the office keeps it, or undefined when a text is none. */
export function readReference(text: string | null | undefined): string | undefined {
  const reference = text?.trim().toUpperCase();
  return reference && /^[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(reference) ? reference : undefined;
}
