/**
 * An address part that keeps Thai whole: letters, marks and digits stay (dropping marks would turn
 * ผู้ป่วย into ผ-ป-วย), everything else becomes one hyphen.
 */
export function thaiSlug(text: string): string {
  return (
    text
      .normalize('NFC')
      // Two ways to type น้ำ must give one address.
      .replaceAll('\u0E4D\u0E32', '\u0E33')
      .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 120)
      .replace(/-+$/, '')
  );
}
