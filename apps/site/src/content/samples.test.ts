import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  countSamples,
  findSamples,
  refuseSamples,
  SampleContent,
  samplesIn,
  samplesInPublic,
} from './samples.ts';
import { fileContents, showContents } from './site-content.ts';

const root = path.join(import.meta.dirname, '../../../..');

it('names an existing file for each sample', () => {
  const groups = samplesIn(fileContents);
  const places = groups.flatMap(({ pieces }) => pieces.map(({ place }) => place));
  expect(places.sort()).toEqual(
    findSamples(fileContents.th)
      .map((sample) => sample.place)
      .sort(),
  );
  for (const { file } of groups) expect(existsSync(path.join(root, file)), file).toBe(true);
});

it('lists marked entries at any depth, with a text', () => {
  const devices = [
    { isSample: true, name: 'A printer', price: 1 },
    { isSample: false, name: 'A reader' },
  ];
  expect(findSamples({ equipment: { title: 'Devices', devices } })).toEqual([
    { place: 'equipment.devices[0]', text: 'A printer' },
  ]);
});

it('lists an entry once, and marked entries inside it', () => {
  const brand = { isSample: true, name: 'A brand', map: { isSample: true, label: 'A map' } };
  expect(findSamples({ brand, again: brand })).toEqual([
    { place: 'brand', text: 'A brand' },
    { place: 'brand.map', text: 'A map' },
  ]);
});

it('names an entry by its words, without codes and placeholders', () => {
  const view = { isSample: true, mark: 'leaf', label: 'รายได้ {{income}} บาท' };
  expect(findSamples({ view })).toEqual([{ place: 'view', text: 'รายได้ … บาท' }]);
});

const at = (address: string, allowsSamples = false) => ({
  siteUrl: new URL(address),
  allowsSamples,
});

it.each(['https://www.clinic.co.th', 'https://clinic.com:8443', 'https://203.0.113.7'])(
  'refuses samples on %s unless they are allowed',
  (address) => {
    expect(() => refuseSamples(at(address), 3)).toThrow(SampleContent);
    expect(() => refuseSamples(at(address), 3)).toThrow(/3 pieces.*ALLOW_SAMPLE_CONTENT=1/s);
    expect(() => refuseSamples(at(address, true), 3)).not.toThrow();
    expect(() => refuseSamples(at(address), 0)).not.toThrow();
    showContents(fileContents);
    expect(samplesInPublic(at(address))).toBe(countSamples(fileContents));
  },
);

it.each([
  'https://localhost:4321',
  'https://127.0.0.1',
  'http://www.clinic.co.th',
  'https://www.clinicdee.example',
  'https://site.test',
])('accepts samples on %s, which is not public', (address) => {
  expect(() => refuseSamples(at(address), 3)).not.toThrow();
  expect(samplesInPublic(at(address))).toBe(0);
});
