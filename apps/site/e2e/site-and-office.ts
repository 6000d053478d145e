import { unbind } from '@clinicdee/thai';
import { expect } from '@playwright/test';
import { Office } from './office.ts';
import { freePorts } from '../../office/test/serve.ts';
import { type Site, testOwnSite } from './site.ts';

/**
 * The environment of a site beside an office. It polls the office once an hour: a change that shows earlier was
 * announced by the office.
 */
export const besideOffice = (office: Office, siteUrl: string): Record<string, string> => ({
  PORT: new URL(siteUrl).port,
  SITE_URL: siteUrl,
  OFFICE_URL: office.url,
  TRUST_PROXY: '1',
  CONTENT_SYNC_INTERVAL: '3600',
  LOG_LEVEL: 'warn',
});

/** Starts an office on the data folder of a site, and that site beside it. */
export async function startBoth(site: Site, environment: Record<string, string>): Promise<Office> {
  const [officePort = 0, sitePort = 0] = await freePorts(2);
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const office = new Office(officePort, site.dataDir, { SITE_URL: siteUrl, ...environment });
  await office.start();
  await site.start(besideOffice(office, siteUrl));
  return office;
}

/** Waits until the site answers with a status and a text, or without the text. */
export const expectPage = (site: Site, path: string, status: number, text = '', isShown = true) =>
  expect
    .poll(
      async () => {
        const answer = await fetch(site.url + path, { redirect: 'manual' });
        const html = unbind(await answer.text());
        const words = html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
        return [answer.status, `${html} ${words}`.includes(text)];
      },
      { message: `${path}: ${text}`, timeout: 30_000, intervals: [50] },
    )
    .toEqual([status, isShown]);

/** Tests of a site and an office that share a data folder; `officeEnvironment` is added to the office's. */
export const test = testOwnSite.extend<{
  officeEnvironment: Record<string, string>;
  office: Office;
}>({
  officeEnvironment: async ({}, use) => use({}),
  office: [
    async ({ site, officeEnvironment }, use) => {
      const office = await startBoth(site, officeEnvironment);
      await use(office);
      await office.stop('SIGKILL');
    },
    { timeout: 180_000 },
  ],
});

export { expect };
