/** A slug that the content site sent, if it can stand in an address as it is. */
export function readSlug(slug: string | undefined): string | undefined {
  const normal = slug?.normalize('NFC').trim();
  return normal && /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._~-]{0,199}$/u.test(normal)
    ? normal
    : undefined;
}
