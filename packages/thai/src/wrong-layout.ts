/** The characters of each key, without and with shift, on the English and the Kedmanee layout. */
const english =
  '1234567890-=qwertyuiop[]\\asdfghjkl;\'zxcvbnm,./!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';
const kedmanee = 'ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ';

const isThai = /[\u0e01-\u0e4e]/;

/** Converts a text typed with the wrong keyboard layout (l;ylfu: สวัสดี). */
export function otherLayout(text: string): string {
  const [from, to] = isThai.test(text) ? [kedmanee, english] : [english, kedmanee];
  return Array.from(text, (letter) => {
    const at = from.indexOf(letter);
    return at < 0 ? letter : (to[at] ?? letter);
  }).join('');
}
