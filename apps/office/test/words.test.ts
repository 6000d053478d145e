import { fileContent } from '@clinicdee/brand/site-content';
import { CONTENT_TRIAL_PATH, type ContentTrial, siteFacts } from '@clinicdee/protocol/site-content';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Office, startOffice } from './office.ts';
import { wordsAreKept } from './words.ts';

let office: Office;
/** What a site says of what it is asked to try; nothing from one that is away. */
let says: ContentTrial | undefined = { problems: [] };
let tried: unknown;
const missed = [{ words: 'ฟันสวย', count: 2, first: '2026-11-20', last: '2026-11-22' }];
const site = createServer((request, response) => {
  void text(request).then((body) => {
    const isTrial = request.url === CONTENT_TRIAL_PATH;
    if (isTrial && !says) return void request.socket.destroy();
    if (isTrial) tried = JSON.parse(body);
    const answers = request.url === '/api/missed-searches' ? missed : {};
    response.end(JSON.stringify(isTrial ? says : answers));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  office = await startOffice({ SITE_URL: `http://127.0.0.1:${port}` });
}, 60_000);
afterAll(async () => {
  await office.stop();
  site.closeAllConnections();
  site.close();
});

describe("the site's words and figures on SQLite", () => wordsAreKept(() => office));

describe('what the site would not show', () => {
  afterEach(() => (says = { problems: [] }));
  const publish = async (phone: string, status = 'published') =>
    office.call('POST', `/globals/contact${status === 'draft' ? '?draft=true' : ''}`, {
      token: await office.person('marketing'),
      body: { ...fileContent.contact, phone, _status: status },
    });
  const published = async () =>
    JSON.stringify(
      (
        await office.call('GET', '/public/site-content', {
          headers: { 'x-api-key': office.secrets.CONTENT_API_KEY },
        })
      ).json,
    );

  it('is tried with all that is published beside it, and told at its field', async () => {
    says = {
      problems: [
        { field: 'questions.questions.0.answer', code: 'branches_in_question' },
        { field: 'contact.phone', code: 'brand.phone.href: expected tel:' },
      ],
    };
    const refused = await publish('02-000-0001');
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('"phone"')]);
    expect(refused.text).toContain('เว็บไซต์แสดงค่านี้ไม่ได้');
    expect(siteFacts.safeParse(tried)).toMatchObject({
      success: true,
      data: { contact: { phone: '02-000-0001' } },
    });
    expect(await published()).not.toContain('02-000-0001');
    expect((await publish('02-000-0001', 'draft')).status).toBe(200);
  });

  it('is said above the form when it is of no field of it', async () => {
    says = { problems: [{ code: '/ cannot be made: status 500' }] };
    const refused = await publish('02-000-0002');
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('status 500')]);
    expect(await published()).not.toContain('02-000-0002');
  });

  it('is left to the dashboard while the site is away', async () => {
    says = undefined;
    expect((await publish('02-000-0003')).status).toBe(200);
    expect(await published()).toContain('02-000-0003');
  });
});

it('hands on what was searched for in vain, to those who see the figures of the website', async () => {
  const as = async (role: 'marketing' | 'sales') =>
    office.call('GET', '/missed-searches', { token: await office.person(role) });
  expect((await as('marketing')).json).toEqual({ searches: missed });
  expect([
    (await as('sales')).status,
    (await office.call('GET', '/missed-searches')).status,
  ]).toEqual([403, 403]);
});
