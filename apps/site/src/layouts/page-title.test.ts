import { expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';
import { contentOf } from '../content/site-content.ts';

const content = contentOf('th');
const { name, latinName } = content.brand;

it.each([' | ', ' - ', ' – ', ' — ', ' · ', ': ', '｜', '  |  '])(
  'replaces the separator %j before the brand',
  (between) => {
    const wanted = `คิวไม่ล้น | ${name}`;
    expect(pageTitle(`คิวไม่ล้น${between}${name}`, content)).toBe(wanted);
    expect(pageTitle(`คิวไม่ล้น${between}${latinName.toLowerCase()}`, content)).toBe(wanted);
  },
);

it('adds a missing brand, and removes a repeated one', () => {
  expect(pageTitle('คิวไม่ล้น', content)).toBe(`คิวไม่ล้น | ${name}`);
  expect(pageTitle(`คิวไม่ล้น | ${name} | ${name}`, content)).toBe(`คิวไม่ล้น | ${name}`);
  expect(pageTitle(`คิวไม่ล้น (${name})`, content)).toBe(`คิวไม่ล้น | ${name}`);
  expect(pageTitle(`คิวไม่ล้น | ${name.replaceAll(' ', '')}`, content)).toBe(`คิวไม่ล้น | ${name}`);
});

it('keeps a sentence that contains the brand', () => {
  expect(pageTitle(`ทำไมเลือก ${name}`, content)).toBe(`ทำไมเลือก ${name}`);
  expect(pageTitle(`${name} ทำอะไรได้บ้าง`, content)).toBe(`${name} ทำอะไรได้บ้าง`);
  expect(pageTitle(name, content)).toBe(name);
});
