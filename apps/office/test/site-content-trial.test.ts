import { text } from 'node:stream/consumers';
import { fileContent } from '@clinicdee/brand/site-content';
import { CONTENT_TRIAL_PATH, type ContentTrial, siteFacts } from '@clinicdee/protocol/site-content';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { expectRefusal, fieldErrors } from './answers.ts';
import { startOffice } from './office.ts';
import { serve } from './serve.ts';

/** The fake site's answer to a trial of content; undefined when it is down. */
let trialResult: ContentTrial | undefined = { problems: [] };
let tried: unknown;
const missed = [{ words: 'ฟันสวย', count: 2, last: '2026-11-22' }];
const site = await serve((request, response) => {
  void text(request).then((body) => {
    if (request.url !== CONTENT_TRIAL_PATH) {
      response.end(JSON.stringify(request.url === '/api/missed-searches' ? missed : {}));
      return;
    }
    if (!trialResult) return void request.socket.destroy();
    tried = JSON.parse(body);
    response.end(JSON.stringify(trialResult));
  });
});
afterAll(site.stop);
const office = await startOffice({ SITE_URL: site.url });
const marketing = await office.person('marketing');
for (const subject of Object.keys(fileContent))
  await marketing.post(`/site-content/${subject}/reset`);

describe('content that the site cannot show', () => {
  afterEach(() => {
    trialResult = { problems: [] };
  });
  const save = (status: 'draft' | 'published', phone: string) => {
    const content = { ...fileContent.contact, phone, _status: status };
    return marketing.post(`/globals/contact?draft=${status === 'draft'}`, content);
  };
  const published = async () => (await office.content('site-content')).text;

  it('is tried together with all other published content, and refused at its field', async () => {
    trialResult = {
      problems: [
        { field: 'questions.questions.0.answer', code: 'branches_in_question' },
        { field: 'contact.closedDays.1.day', code: 'empty' },
        { field: 'contact.phone', code: 'brand.phone.href: expected tel:' },
      ],
    };
    expect(fieldErrors(await save('published', '02-000-0001'))).toMatchObject([
      { path: 'closedDays.1.day', label: 'วันหยุดเพิ่มจากวันหยุดราชการ 2 > วันที่', message: 'กรอกช่องนี้' },
      { path: 'phone', message: expect.stringContaining('เว็บไซต์แสดงค่านี้ไม่ได้') as unknown },
    ]);
    expect(siteFacts.safeParse(tried)).toMatchObject({
      success: true,
      data: { contact: { phone: '02-000-0001' } },
    });
    expect(await published()).not.toContain('02-000-0001');
    expect((await save('draft', '02-000-0001')).status).toBe(200);
  });

  it('is refused above the form when the problem belongs to no field', async () => {
    trialResult = { problems: [{ code: '/ cannot be made: status 500' }] };
    expectRefusal(await save('published', '02-000-0002'), 400, 'status 500');
    expect(await published()).not.toContain('02-000-0002');
  });

  it('is published without a trial while the site is down', async () => {
    trialResult = undefined;
    expect((await save('published', '02-000-0003')).status).toBe(200);
    expect(await published()).toContain('02-000-0003');
  });
});

it('reads the searches without results from the site', async () => {
  const { readMissedWords } = await import('../src/site/missed-searches.ts');
  expect(await readMissedWords()).toEqual({ searches: missed, message: undefined });
});
