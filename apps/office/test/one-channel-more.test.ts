import { afterAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { asText, defineChannel } from '../src/alerts/channels/channel.ts';
import { DeliveryFailure } from '../src/errors/failure.ts';
import { startOffice, storeLead, until } from './office.ts';

/*
 * Follows the recipe of CONTRIBUTING.md for a new alert channel: this definition, and a line in the list,
 * are all that the office needs.
 */
const told: { text: string; key: string; number: string | undefined }[] = [];
let isDown = false;

vi.mock('../src/alerts/channels/index.ts', async (importOriginal) => {
  const { channels } = await importOriginal<typeof import('../src/alerts/channels/index.ts')>();
  const fax = defineChannel({
    key: 'fax',
    name: 'แฟกซ์',
    variables: { FAX_NUMBER: z.string().min(8, 'must have 8 digits or more').optional() },
    setting: 'FAX_NUMBER',
    isConfigured: ({ FAX_NUMBER }) => FAX_NUMBER !== undefined,
    send({ message, key }, { FAX_NUMBER }) {
      if (isDown) return Promise.reject(new DeliveryFailure('fax_no_paper'));
      told.push({ text: asText(message), key, number: FAX_NUMBER });
      return Promise.resolve();
    },
    failures: { fax_no_paper: 'กระดาษหมด' },
  });
  return { channels: [...channels, fax] };
});

const office = await startOffice({ FAX_NUMBER: '021234567', ALERT_RETRY_MS: '50' });
afterAll(() => office.stop());

it('validates its environment variables', async () => {
  const { parseEnvironment } = await import('../src/environment/environment.ts');
  expect(() => parseEnvironment({ NODE_ENV: 'test', FAX_NUMBER: '1' })).toThrow(
    /FAX_NUMBER must have 8 digits/,
  );
});

it('sends a lead', async () => {
  await storeLead(office);
  await until(() => told.length === 1);
  expect(told[0]).toMatchObject({ number: '021234567' });
  expect(told[0]?.text).toContain('สมหญิง ใจดี');
});

it('shows its failure and health, and retries until it works', async () => {
  isDown = true;
  await storeLead(office);
  const sales = await office.person('sales');
  const alerts = () => sales.get('/alerts?sort=-id');
  await until(async () => (await alerts()).text.includes('กระดาษหมด (fax_no_paper)'));
  expect((await alerts()).text).toContain('"channelName":"แฟกซ์"');
  const { failingChannels } = await import('../src/alerts/channel-health.ts');
  await until(async () => (await failingChannels(office.payload)).length === 1);
  const { channelName } = await import('../src/alerts/active-channels.ts');
  expect(
    (await failingChannels(office.payload)).map(({ channel }) => channelName(channel)),
  ).toEqual(['แฟกซ์']);
  isDown = false;
  await until(async () => (await failingChannels(office.payload)).length === 0, 40);
  expect(told).toHaveLength(2);
}, 90_000);
