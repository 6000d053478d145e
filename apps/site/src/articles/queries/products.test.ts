import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileContents, showContents } from '../../content/site-content.ts';
import { startedOn } from '../../content/started-on.ts';
import { thaiContent } from '../../content/th/index.ts';
import { completeFacts } from '../../content/complete-facts.ts';
import { testCatalogue } from '../test-catalogue.ts';
import { productsFor } from './products.ts';

const content = thaiContent(completeFacts, startedOn);
const { equipment, faq, features, packages } = content;

let bench: ReturnType<typeof testCatalogue>;
beforeAll(async () => {
  showContents({ ...fileContents, th: content });
  bench = testCatalogue();
  await bench.fill([{ title: 'น้ำแข็งในคลินิก', content: '<p>ยาในห้อง</p>', slug: 'one' }]);
});
afterAll(() => bench.dispose());
const found = (search: string, shown = content) => {
  const { concepts } = bench.catalogue.list({
    page: 1,
    order: 'best',
    tag: undefined,
    search,
  });
  return productsFor(concepts, shown);
};

it.each(packages.map(({ name }) => name))('finds the package %s, with its price', (name) => {
  const [first] = found(`แพ็กเกจ ${name.toLowerCase()}`);
  expect(first?.href).toBe('/#pricing');
  expect(first?.name).toContain(name);
  expect(first?.line).toMatch(/[\d,]+ บาท/);
});

it.each(equipment.devices.map(({ name }) => name))('finds the device %s', (name) => {
  expect(found(name)[0]).toMatchObject({ section: 'equipment', name, href: '/#equipment' });
});

it.each(faq.questions.map(({ question }) => question))('finds the question %s', (question) => {
  expect(found(question).map(({ name }) => name)).toContain(question);
});

it('finds features, also misspelled', () => {
  const names = (search: string) => found(search).map(({ name }) => name);
  expect(names('แดชบอด')).toContain(features.rest[3]?.title);
  expect(names('นัดหมาย')[0]).toBe(features.appointments.title.join(' '));
  expect(names('เครื่องอ่านบัดประชาชน')).toContain(equipment.devices[1]?.name);
});

it('finds none for a word that occurs everywhere, and at most three', () => {
  expect(found('ปลาหมึก')).toEqual([]);
  expect(found('คลินิก')).toEqual([]);
  expect(found('ระบบ').length).toBeLessThanOrEqual(3);
});

it('finds none of a hidden section', () => {
  const [{ name } = { name: '' }] = equipment.devices;
  const shown = { ...content, sections: content.sections.filter((one) => one !== 'equipment') };
  expect(found(name, shown).map(({ section }) => section)).not.toContain('equipment');
});
