import { afterAll, expect, it } from 'vitest';
import { failures } from './answers.ts';
import { expectOddRequestsToBeRefused } from './odd-requests.ts';
import { deliverLead, startOffice } from './office.ts';

const office = await startOffice();
afterAll(() => office.stop());

it.each([
  ['DELETE', `/leads/1'--`, 404, /ไม่พบสิ่งที่ขอ/],
  ['PATCH', '/leads/1x', 404, /ไม่พบสิ่งที่ขอ/],
  ['GET', '/leads/1.0', 404, /ไม่พบสิ่งที่ขอ/],
  ['GET', '/leads/99999999999999999999', 404, /ไม่พบสิ่งที่ขอ/],
  ['GET', '/leads/abc', 404, /ไม่พบสิ่งที่ขอ/],
  ['GET', '/leads/versions', 404, /ไม่พบสิ่งที่ขอ/],
  ['GET', '/nothing/here', 404, /ไม่พบสิ่งที่ขอ/],
  ['PUT', '/leads/1', 404, /ไม่พบสิ่งที่ขอ/],
  ['GET', '/leads?limit=abc', 400, /จำนวนที่ขอมาใช้ไม่ได้/],
  ['GET', '/leads?page=-1', 400, /จำนวนที่ขอมาใช้ไม่ได้/],
  ['GET', '/leads?depth[a]=1', 400, /จำนวนที่ขอมาใช้ไม่ได้/],
  ['GET', '/leads?where[fullname][like]=a%00', 400, /ใช้ไม่ได้/],
  ['GET', '/leads?where[createdAt][greater_than]=foo', 400, /ใช้ไม่ได้/],
  ['GET', '/leads?where[fullname][$regex]=a', 400, /\(fullname\.\$regex\)/],
  ['GET', '/leads?where=[', 400, /ใช้ไม่ได้/],
  ['GET', '/history?where[subject][all]=x', 400, /ใช้ไม่ได้/],
  ['GET', '/leads/%F0%9F', 400, /ข้อมูลที่ส่งมา/],
  ['PATCH', '/leads/1', 400, /ข้อมูลที่ส่งมา/],
] as const)('answers %s %s with %i in Thai', async (method, path, status, words) => {
  await deliverLead(office, 'odd-requests');
  const admin = await office.person('admin');
  const answer = await office.call(method, path, {
    token: admin.token,
    body: method === 'PATCH' ? '{' : undefined,
  });
  expect(answer.status, answer.text).toBe(status);
  expect(answer.as(failures).errors[0]?.message).toMatch(words);
  const totalDocs = await office.count('leads');
  expect(totalDocs).toBe(1);
});

const form = (...lines: string[]) => `--X\r\n${lines.join('\r\n')}\r\n--X--\r\n`;
const file = 'Content-Disposition: form-data; name="file"; filename="a.png"';

it.each([
  ['multipart/form-data; boundary=X', ''],
  ['multipart/form-data; boundary=X', 'no form'],
  ['multipart/form-data; boundary=X', form(file, '', 'x').slice(0, -9)],
  ['multipart/form-data; boundary=X', form(file.replace('a.png', 'a\0.png'), '', 'x')],
  [
    'multipart/form-data; boundary=X',
    form('Content-Disposition: form-data; name="file"', '', '{}'),
  ],
  [
    'multipart/form-data; boundary=X',
    form('Content-Disposition: form-data; name="_payload"', '', '{'),
  ],
  ['multipart/form-data; boundary=X', form(file, '', 'x')],
  ['multipart/form-data', form(file, '', 'x')],
  ['application/x-www-form-urlencoded', 'name=x'],
  ['text/plain', '{}'],
  ['application/json', 'null'],
])('answers a body of type %s in Thai: %j', async (type, body) => {
  const admin = await office.person('admin');
  for (const path of ['/media', '/tags']) {
    const headers = { 'content-type': type };
    const answer = await office.call('POST', path, { token: admin.token, body, headers });
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

it(
  'never answers random malformed requests with 5xx',
  () => expectOddRequestsToBeRefused(office, 1500),
  120_000,
);
