import { expect, it } from 'vitest';
import { failures } from './answers.ts';
import { startOffice, storeLead } from './office.ts';

const office = await startOffice();
const { token } = await office.person('admin');
await storeLead(office);

it.each([
  ['GET', '/leads?where[fullname][$regex]=a'],
  ['GET', '/leads?where=['],
  ['GET', '/history?where[subject][all]=x'],
  ['GET', '/leads/%F0%9F'],
  ['PATCH', '/leads/1'],
] as const)('answers %s %s with 400 in Thai', async (method, path) => {
  const body = method === 'PATCH' ? '{' : undefined;
  const answer = await office.call(method, path, { token, body });
  expect(answer.status, answer.text).toBe(400);
  expect(answer.as(failures).errors[0]?.message).toMatch(/ใช้ไม่ได้/);
});

it.each(['createdAt][greater_than]=foo', 'phone][equals]=%00', 'id][less_than]=9e99'])(
  'answers the filter where[%s with a list, or 400 in Thai',
  async (filter) => {
    const { status, text } = await office.call('GET', `/leads?where[${filter}`, { token });
    expect(`${status} ${text}`).toMatch(/^(200 {"docs"|400 .*ใช้ไม่ได้)/);
  },
);

it.each([
  ['/tags', 'createdAt'],
  ['/articles?draft=true', 'publishedAt'],
  ['/globals/thesaurus', 'createdAt'],
])('answers %s after refusing a date that is none', async (path, name) => {
  const body = { name: 'ก', title: 'ก', [name]: 'foo' };
  expect((await office.call('POST', path, { token, body })).status).toBe(400);
  expect((await office.call('GET', path, { token })).status).toBe(200);
});

it('answers 404 where there is no setting to delete', async () => {
  const { status, text } = await office.call('DELETE', '/payload-preferences/none', { token });
  expect([status, text]).toEqual([404, expect.stringContaining('ไม่พบ')]);
});

const form = (...lines: string[]) => `--X\r\n${lines.join('\r\n')}\r\n--X--\r\n`;
const file = 'Content-Disposition: form-data; name="file"; filename="a.png"';
const multipart = 'multipart/form-data; boundary=X';

it.each([
  [multipart, ''],
  [multipart, form(file, '', 'x').slice(0, -9)],
  [multipart, form(file.replace('a.png', 'a\0.png'), '', 'x')],
  [multipart, form('Content-Disposition: form-data; name="file"', '', '{}')],
  [multipart, form('Content-Disposition: form-data; name="_payload"', '', '{')],
  [multipart, form(file, '', 'x')],
  ['multipart/form-data', form(file, '', 'x')],
  ['application/x-www-form-urlencoded', 'name=x'],
  ['application/json', 'null'],
])('answers a body of type %s in Thai: %j', async (type, body) => {
  for (const path of ['/media', '/tags']) {
    const headers = { 'content-type': type };
    const answer = await office.call('POST', path, { token, body, headers });
    expect([path, answer.status, answer.text]).toEqual([path, 400, expect.stringMatching(/[ก-๙]/)]);
  }
});

it.each([
  ['none.png', 404],
  ['a'.repeat(5000), 404],
  ['..%2Foffice.sqlite', 403],
  ['%2Fetc%2Fpasswd', 404],
])('does not send the file %s', async (name, status) => {
  const answer = await office.file(`/media/file/${name}`);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toMatch(/[ก-๙]/);
});
