/** Without I, L, O and U, because references are read out over the phone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates a reference (`7K3F-92QD`, 40 random bits), which visitors and staff use to name an enquiry. */
export const newReference = (): string => referenceFrom(crypto.getRandomValues(new Uint8Array(8)));

/** Encodes eight bytes as a reference, using five bits of each. */
export function referenceFrom(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => letters[byte & 31]);
  return `${text.slice(0, 4).join('')}-${text.slice(4, 8).join('')}`;
}

/** Normalizes a reference; undefined when the text is not one. */
export function readReference(text: string | null | undefined): string | undefined {
  const reference = text?.trim().toUpperCase();
  return reference && /^[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(reference) ? reference : undefined;
}
