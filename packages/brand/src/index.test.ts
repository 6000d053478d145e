import { expect, it } from 'vitest';
import { gapInWordmark } from './index.ts';

it.each<[name: string, wordmark: [string, string], written: string]>([
  ['คลินิกดี พลัส', ['คลินิกดี', 'พลัส'], 'คลินิกดี พลัส'],
  ['หมอใกล้บ้าน', ['หมอใกล้', 'บ้าน'], 'หมอใกล้บ้าน'],
  ['Klinik', ['Klinik', ''], 'Klinik'],
  ['ClinicDee', ['Clinic', 'Dee'], 'ClinicDee'],
  ['CLINICDEE Plus', ['Clinic', 'Dee'], 'ClinicDee'],
  [
    "Mor'Klai & Baan Clinic Manager",
    ["Mor'Klai & Baan", 'Clinic Manager'],
    "Mor'Klai & Baan Clinic Manager",
  ],
])('joins the halves of the wordmark of %s as in the name', (name, wordmark, written) => {
  expect(wordmark.join(gapInWordmark(name, wordmark))).toBe(written);
});
