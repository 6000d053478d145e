/** The keys of a keyboard without and with shift, as they write in English and on Kedmanee. */
const english =
  '1234567890-=qwertyuiop[]\\asdfghjkl;\'zxcvbnm,./!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';
const kedmanee = 'ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ';

const isThai = /[\u0e01-\u0e4e]/;

/** A text as it reads when the keyboard was set to the other language (l;ylfu: สวัสดี). */
export function otherLayout(text: string): string {
  const [from, to] = isThai.test(text) ? [kedmanee, english] : [english, kedmanee];
  return Array.from(text, (letter) => {
    const at = from.indexOf(letter);
    return at < 0 ? letter : (to[at] ?? letter);
  }).join('');
}
