import { fileContent } from '@clinicdee/brand/site-content';
import { siteContentSubjects, siteFacts } from '@clinicdee/protocol/site-content';
import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Office } from './office.ts';

const problems = z.object({
  errors: z.array(
    z.object({
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
    }),
  ),
});
const versions = z.object({
  docs: z.array(
    z.object({ id: z.union([z.number(), z.string()]), version: z.object({ _status: z.string() }) }),
  ),
});

const file = structuredClone(fileContent.packages);

/** Three packages with these prices in baht, whatever the file's are. */
const priced = (...baht: number[]) => ({
  comparison: [
    {
      title: 'งานประจำวัน',
      rows: ['Small', 'Middle', 'Large'].map((name) => ({
        label: `ได้ใน ${name}`,
        from: name.toLowerCase(),
      })),
    },
  ],
  packages: ['Small', 'Middle', 'Large'].map((name, index) => ({
    code: name.toLowerCase(),
    name,
    yearlySatang: (baht[index] ?? 0) * 100,
    subtitle: 'ครบงานประจำวัน',
    suitability: 'ทุกคลินิก',
    users: '10 คน',
    storage: '20 GB',
  })),
});

/** Saves as Payload's form does. */
function saveForm(office: Office, token: string, data: object) {
  const part = 'content-disposition: form-data; name="_payload"';
  const body = `--form\r\n${part}\r\n\r\n${JSON.stringify(data)}\r\n--form--\r\n`;
  const headers = {
    'content-type': 'multipart/form-data; boundary=form',
    'content-length': String(Buffer.byteLength(body)),
  };
  return office.call('POST', '/globals/packages', { token, headers, body });
}

/** What holds of the site's words and figures on either database, in the order of an afternoon's work. */
export function wordsAreKept(office: () => Office): void {
  let marketing = '';
  const published = async () => {
    const { secrets } = office();
    return office().call('GET', '/public/site-content', {
      headers: { 'x-api-key': secrets.CONTENT_API_KEY },
    });
  };
  const prices = async () => {
    const shape = z.object({
      packages: z.object({ packages: z.array(z.object({ yearlySatang: z.number() })) }).optional(),
    });
    return (await published())
      .as(shape)
      .packages?.packages.map(({ yearlySatang }) => yearlySatang / 100);
  };
  const save = (body: object, query = '') =>
    office().call('POST', `/globals/packages${query}`, { token: marketing, body });

  it('has nothing of its own before anybody wrote any', async () => {
    marketing = await office().person('marketing');
    expect((await published()).json).toEqual({});
    expect((await office().call('GET', '/public/site-content')).status).toBe(401);
  });

  it("begins with the file's words in the form", async () => {
    const form = await office().call('GET', '/globals/packages?draft=true', { token: marketing });
    expect(form.json).toMatchObject({ packages: file.packages.map(({ name }) => ({ name })) });
  });

  it('keeps a draft to itself, unfinished as it may be, and shows it to who has its token', async () => {
    const draft = priced(21_000, 28_000, 38_000);
    const unfinished = { ...draft, packages: [...draft.packages, { name: 'ใหม่' }] };
    expect((await save({ ...unfinished, _status: 'draft' }, '?draft=true')).status).toBe(200);
    expect((await published()).json).toEqual({});
    const { contentPreviewToken } = await import('../src/site-content/preview.ts');
    const { previewToken } = await import('../src/articles/preview-token.ts');
    const headers = { 'x-api-key': office().secrets.CONTENT_API_KEY };
    const preview = (token: string) =>
      office().call('GET', `/public/site-content/preview?token=${token}`, { headers });
    // What cannot be shown yet says what is missing, in the form's words.
    const early = await preview(contentPreviewToken('packages'));
    expect(early.status).toBe(422);
    expect(early.as(z.object({ message: z.string() })).message).toMatch(
      /^แพ็กเกจ 4 › .+: กรอกช่องนี้ · /,
    );
    expect((await save({ ...draft, _status: 'draft' }, '?draft=true')).status).toBe(200);
    expect((await preview(contentPreviewToken('packages'))).json).toMatchObject({
      packages: { packages: [{ yearlySatang: 2_100_000 }, {}, {}] },
    });
    expect((await preview(previewToken(1))).status).toBe(403);
    expect(
      (await preview(contentPreviewToken('packages').replace('packages', 'questions'))).status,
    ).toBe(403);
  });

  it('publishes, and says when nothing has changed since', async () => {
    expect((await save({ ...priced(21_000, 28_000, 38_000), _status: 'published' })).status).toBe(
      200,
    );
    expect(await prices()).toEqual([21_000, 28_000, 38_000]);
    const { headers } = await published();
    const again = await office().call('GET', '/public/site-content', {
      headers: {
        'x-api-key': office().secrets.CONTENT_API_KEY,
        'if-none-match': headers.get('etag') ?? '',
      },
    });
    expect(again.status).toBe(304);
  });

  it('refuses what the site would refuse, at its field, in words, and loses nothing', async () => {
    const wrong = priced(21_000, 20_000, 38_000);
    Object.assign(wrong.packages[2] ?? {}, { code: 'small', name: '' });
    const answer = await save({ ...wrong, _status: 'published' });
    expect(answer.status).toBe(400);
    expect(answer.as(problems).errors[0]?.data.errors).toEqual([
      { path: 'packages.2.name', message: 'กรอกช่องนี้' },
    ]);
    Object.assign(wrong.packages[2] ?? {}, { name: 'Large' });
    const next = (await save({ ...wrong, _status: 'published' })).as(problems).errors[0]?.data
      .errors;
    expect(next).toContainEqual({ path: 'packages.2.code', message: 'ซ้ำกับรายการก่อนหน้า' });
    expect(next).toContainEqual({
      path: 'packages.1.yearlySatang',
      message: 'ต้องแพงกว่าแพ็กเกจก่อนหน้า เรียงแพ็กเกจจากเล็กไปใหญ่',
    });
    expect(await prices()).toEqual([21_000, 28_000, 38_000]);
    const title = ['ครบในจอเดียว', 'ระบบคลินิกที่หมอไว้วางใจ'];
    const hero = await office().call('POST', '/globals/hero', {
      token: marketing,
      body: { ...fileContent.hero, title, _status: 'published' },
    });
    // One field takes all phrases: what is wrong with the second stands there.
    expect(hero.as(problems).errors[0]?.data.errors).toMatchObject([{ path: 'title' }]);
  });

  it('puts an earlier version back, but no draft in the place of what is published', async () => {
    await save({ ...priced(22_000, 28_000, 38_000), _status: 'published' });
    const found = await office().call('GET', '/globals/packages/versions?sort=createdAt', {
      token: marketing,
    });
    const kept = found.as(versions).docs;
    const restore = (id: number | string) =>
      office().call('POST', `/globals/packages/versions/${id}`, { token: marketing, body: {} });
    const draft = kept.find(({ version }) => version._status === 'draft');
    const first = kept.find(({ version }) => version._status === 'published');
    expect((await restore(draft?.id ?? 0)).status).toBe(400);
    expect(await prices()).toEqual([22_000, 28_000, 38_000]);
    expect((await restore(first?.id ?? 0)).status).toBe(200);
    expect(await prices()).toEqual([21_000, 28_000, 38_000]);
  });

  it('puts a version back and takes that back, with the draft that was newer', async () => {
    const restoreVersionOf = (body: object) =>
      office().call('POST', '/site-content/packages/put-back', { token: marketing, body });
    const done = z.object({
      isPublished: z.boolean(),
      newest: z.union([z.number(), z.string()]),
      before: z.array(z.union([z.number(), z.string()])),
    });
    const drafted = async () => {
      const shape = z.object({
        _status: z.string(),
        packages: z.array(z.object({ yearlySatang: z.number() })),
      });
      const form = await office().call('GET', '/globals/packages?draft=true', { token: marketing });
      const { _status, packages } = form.as(shape);
      return [_status, (packages[0]?.yearlySatang ?? 0) / 100];
    };
    await save({ ...priced(24_000, 28_000, 38_000), _status: 'published' });
    await save({ ...priced(24_500, 28_000, 38_000), _status: 'draft' }, '?draft=true');
    const { docs } = (
      await office().call('GET', '/globals/packages/versions?sort=-updatedAt', { token: marketing })
    ).as(versions);
    const earlier = docs.filter(({ version }) => version._status === 'published')[1];
    const restored = (await restoreVersionOf({ versions: [earlier?.id] })).as(done);
    expect(restored.isPublished).toBe(true);
    expect(await prices()).toEqual([21_000, 28_000, 38_000]);

    const undo = { versions: restored.before, expected: restored.newest };
    expect((await restoreVersionOf(undo)).status).toBe(200);
    expect(await prices()).toEqual([24_000, 28_000, 38_000]);
    expect(await drafted()).toEqual(['draft', 24_500]);
    // What somebody did meanwhile is not undone with it.
    expect((await restoreVersionOf(undo)).status).toBe(409);
    expect(await drafted()).toEqual(['draft', 24_500]);
  });

  it('never takes what is published off the site by putting a draft back', async () => {
    const { docs } = (
      await office().call('GET', '/globals/packages/versions?sort=-updatedAt', { token: marketing })
    ).as(versions);
    for (const { id } of docs.slice(0, 3)) {
      const path = `/globals/packages/versions/${id}?draft=true`;
      expect((await office().call('POST', path, { token: marketing, body: {} })).status).toBe(400);
      expect(await prices()).toEqual([24_000, 28_000, 38_000]);
      const asDraft = await office().call('POST', '/site-content/packages/put-back', {
        token: marketing,
        body: { versions: [id], asDraft: true },
      });
      expect(asDraft.json).toMatchObject({ isPublished: false });
      expect(await prices()).toEqual([24_000, 28_000, 38_000]);
    }
  });

  it('says in the form that something is published while a draft is newer', async () => {
    await save({ ...priced(23_000, 28_000, 38_000), _status: 'draft' }, '?draft=true');
    const seen = { token: marketing };
    const form = await office().call('GET', '/globals/packages?select[updatedAt]=true', seen);
    expect(form.json).toMatchObject({ _status: 'published' });
  });

  it('lets no form write over what was saved since it was opened', async () => {
    const newest = async () => {
      const form = await office().call('GET', '/globals/packages?draft=true', { token: marketing });
      return form.as(z.object({ updatedAt: z.string() })).updatedAt;
    };
    const begun = await newest();
    await save({ ...priced(21_000, 28_000, 38_000), _status: 'published' });
    const mine = { ...priced(25_000, 28_000, 38_000), _status: 'published' };
    const sent = (updatedAt?: string) => saveForm(office(), marketing, { ...mine, updatedAt });
    // One that was opened before anybody had saved at all knows of no moment.
    for (const known of [begun, undefined]) {
      const refused = await sent(known);
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('มีการบันทึกเรื่องนี้หลังจากที่คุณเปิดไว้');
      expect(await prices()).toEqual([21_000, 28_000, 38_000]);
    }
    expect((await sent(await newest())).status).toBe(200);
    expect(await prices()).toEqual([25_000, 28_000, 38_000]);
  });

  it("goes back to the file's words", async () => {
    const reset = await office().call('POST', '/site-content/packages/reset', {
      token: marketing,
      body: {},
    });
    expect(reset.status).toBe(200);
    expect((await published()).json).toEqual({
      packages: JSON.parse(
        JSON.stringify(file, (key, value: unknown) => (key === 'isSample' ? undefined : value)),
      ) as unknown,
    });
    const nothing = await office().call('POST', '/site-content/prices/reset', { token: marketing });
    expect(nothing.status).toBe(404);
  });

  it('counts waits in the opening hours that are published, and in no others', async () => {
    const { openingHours } = await import('../src/site-content/published.ts');
    const contact = structuredClone(fileContent.contact);
    expect(await openingHours(office().payload)).toEqual(contact);
    const mine = {
      ...contact,
      openDays: ['fri', 'sat'],
      otherHours: [{ day: 'sat', opens: '09:00', closes: '12:00' }],
      profiles: [{ address: 'https://www.facebook.com/clinic' }],
      closedDays: [{ day: '2026-12-26' }],
    };
    const publish = (status: string) =>
      office().call('POST', `/globals/contact${status === 'draft' ? '?draft=true' : ''}`, {
        token: marketing,
        body: { ...mine, _status: status },
      });
    expect((await publish('draft')).status).toBe(200);
    expect(await openingHours(office().payload)).toEqual(contact);
    expect((await publish('published')).json).toMatchObject({
      result: { openDays: ['fri', 'sat'] },
    });
    expect(await openingHours(office().payload)).toEqual(mine);
    const sent = (await published()).as(z.object({ contact: z.unknown() }));
    const asTheSiteReadsIt = siteContentSubjects.contact.parse(sent.contact);
    expect(asTheSiteReadsIt).toEqual(mine);
  });

  it('keeps every subject as the file has it, to the last word', async () => {
    for (const subject of Object.keys(fileContent)) {
      const path = `/site-content/${subject}/reset`;
      const { status } = await office().call('POST', path, { token: marketing, body: {} });
      expect(status, subject).toBe(200);
    }
    expect(siteFacts.parse((await published()).json)).toEqual(siteFacts.parse(fileContent));
  });

  it('keeps words that mean the same, and tells a problem with its line', async () => {
    const keep = (groups: unknown, status = 'published') =>
      office().call('POST', `/globals/thesaurus${status === 'draft' ? '?draft=true' : ''}`, {
        token: marketing,
        body: { groups, _status: status },
      });
    const kept = async () =>
      (await published()).as(z.object({ thesaurus: z.object({ groups: z.array(z.string()) }) }))
        .thesaurus.groups;
    const groups = ['ฟันสวย, ทันตกรรม', 'ขูดฟัน, ขูดหินปูน'];
    expect((await keep(groups)).status).toBe(200);
    expect(await kept()).toEqual(groups);
    expect((await keep(['ยังไม่เสร็จ,'], 'draft')).status).toBe(200);
    const wrong = await keep([...groups, 'ก, ก', 'เดียว', ' ']);
    expect(wrong.status).toBe(400);
    expect(wrong.as(problems).errors[0]?.data.errors).toEqual([
      {
        path: 'groups',
        message: [
          'บรรทัด 3 “ก, ก”: มีคำเดียวกันสองครั้ง',
          'บรรทัด 4 “เดียว”: ต้องมีอย่างน้อย 2 คำ คั่นด้วยจุลภาค (,)',
          'บรรทัด 5 “”: กรอกช่องนี้',
        ].join('\n'),
      },
    ]);
    expect((await keep('หมอฟัน, dental')).status).toBe(400);
    expect(await kept()).toEqual(groups);
  });

  it('is for marketing and admins to change, and for staff to read', async () => {
    const sales = await office().person('sales');
    const as = async (token: string | undefined) => {
      const given = token === undefined ? {} : { token };
      const answers = await Promise.all([
        office().call('GET', '/globals/questions', given),
        office().call('POST', '/globals/questions', { ...given, body: {} }),
        office().call('GET', '/globals/questions/versions', given),
        office().call('POST', '/site-content/questions/reset', { ...given, body: {} }),
        office().call('POST', '/site-content/questions/put-back', {
          ...given,
          body: { versions: [1] },
        }),
      ]);
      return answers.map(({ status }) => status);
    };
    expect(await as(sales)).toEqual([200, 403, 403, 403, 403]);
    expect(await as(undefined)).toEqual([403, 403, 403, 403, 403]);
  });

  it('calls packages by the names that they have now, and had', async () => {
    const renamed = priced(21_000, 28_000, 38_000);
    const [smallest] = renamed.packages;
    if (smallest) Object.assign(smallest, { code: 'solo', name: 'Solo' });
    for (const { rows } of renamed.comparison) {
      for (const row of rows) if (row.from === 'small') row.from = 'solo';
    }
    expect((await save({ ...renamed, _status: 'published' })).status).toBe(200);
    await published();
    const { packageLabel } = await import('../src/enquiries/packages.ts');
    expect(['solo', 'small', 'other'].map(packageLabel)).toEqual(['Solo', 'Small', 'other']);
    for (const { code, name } of file.packages) expect(packageLabel(code)).toBe(name);
  });
}
