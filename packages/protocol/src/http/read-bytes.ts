/**
 * Reads a body whole, counting as it arrives: a declared length can be wrong or missing.
 *
 * @param maxBytes the most that it may be
 * @returns undefined as soon as it is known to be too large
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null | undefined,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop lets go of the rest.
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
