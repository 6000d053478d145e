import { expect, it } from 'vitest';
import { fileContents, showContents } from './site-content.ts';
import {
  countSamples,
  refuseSamples,
  samplesInPublic,
  SampleContent,
} from './sample-content-check.ts';

const at = (address: string, allowsSamples = false) => ({
  siteUrl: new URL(address),
  allowsSamples,
});

it.each(['https://www.clinic.co.th', 'https://clinic.com:8443', 'https://203.0.113.7'])(
  'keeps %s from showing samples by oversight',
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
  'http://localhost:4321',
  'https://localhost:4321',
  'https://127.0.0.1',
  'http://www.clinic.co.th',
  'https://www.clinicdee.example',
  'https://site.test',
])('lets %s go on: nobody comes there by chance', (address) => {
  expect(() => refuseSamples(at(address), 3)).not.toThrow();
  expect(samplesInPublic(at(address))).toBe(0);
});
