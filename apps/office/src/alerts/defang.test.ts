import { expect, it } from 'vitest';
import { defanged } from './defang.ts';

it.each([
  ['https://evil.co/x', 'hxxps://evil. co/x'],
  ['HTTP://EVIL.CO', 'hXXP://EVIL. CO'],
  ['www.evil.co.th', 'www. evil. co. th'],
  ['คลินิก.com', 'คลินิก. com'],
  ['คลินิก.ไทย/ก', 'คลินิก. ไทย/ก'],
  ['evil。co', 'evil. co'],
  ['ｅｖｉｌ．ｃｏ', 'ｅｖｉｌ. ｃｏ'],
  ['пример.рф', 'пример. рф'],
  ['line://ti/p/x', 'line: //ti/p/x'],
  ['mailto:a@b', 'mailto: a@b'],
  ['http://1.2.3.4/x', 'hxxp://1. 2. 3. 4/x'],
])('defangs %s', (typed, said) => {
  expect(defanged(typed)).toBe(said);
});

it.each(['น.ส.มาลี ใจดี', 'ดร.สมชาย', 'พ.ศ. 2569', '10.30 น.', 'A.B. Clinic', 'คลินิก: ใจดี', '1.5'])(
  'does not change %s',
  (text) => {
    expect(defanged(text)).toBe(text);
  },
);
