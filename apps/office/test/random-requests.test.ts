import { expect, it } from 'vitest';
import { Random } from '../../site/test/random.ts';
import { startOffice, storeLead } from './office.ts';

const office = await startOffice();
const { token } = await office.person('admin');
await storeLead(office);

const words = (text: string) => text.trim().split(/\s+/);

const collections = words(`
  leads registrations articles media tags users alerts history payload-jobs payload-preferences
  payload-locked-documents payload-kv globals/none no-such-collection`);

/** Ids that no record has. */
const ids = words(`
  abc 0 -1 1.5 1e3 0900 900x 900'-- 900%20 %20900 +900 NaN Infinity 99999999999999999999 9007199254740993 2147483648 0x1
  1%00 %00 ๑ %F0%9F null undefined [object%20Object] __proto__ constructor 900,2 900;2 %2e%2e %ED%A0%80`);

const fields = words(`
  id createdAt updatedAt status owner owner.id owner.name phone title channel attempts subject subject.value
  subject.relationTo author note isSuspected tags tags.name cover cover.alt content meta.title version _status
  publishedAt role user input key none __proto__ a.b.c.d x'-- id;drop ก %00 waiting failure log waitUntil
  document.value`).concat('');

const operators = words(`
  equals not_equals greater_than less_than_equal in not_in all exists like not_like contains near within
  intersects none __proto__ and`).concat('');

const values = words(`
  foo 1 -1 1.5 1e400 null undefined true NaN 99999999999999999999 2026-01-01 2026-13-45 0000-00-00
  +275760-09-13 -1-01-01 %00 a%00b %ED%A0%80 % %25 _ ' " \\ %5C {} [] 1,2,3`).concat(
  '',
  'ก'.repeat(300),
  '9'.repeat(400),
);

const parameters = words(`
  limit page depth sort locale fallback-locale draft trash pagination select select[id] select[none] populate
  populate[users] populate[users][x] joins joins[x] joins[x][limit] where where[] where[and] where[or][0]
  where[and][0][and][0][or][0][and][0][id][equals] where[id] where[id][] sort[] limit[] page[a] depth[a][b]
  search autosave overrideLock duplicateFromID`);

const bodies = [
  undefined,
  '',
  '{"a":'.repeat(300),
  ...words(`
    { null [] 7 "x" [[[[ {"__proto__":{"x":1}} {"id":"x"} {"status":7} {"status":{"$ne":1}} {"owner":"x"}
    {"owner":[1]} {"owner":99999999999999999999} {"note":"a\\u0000b"} {"note":"\\ud800"} {"note":[1]}
    {"createdAt":"foo"} {"title":{"a":1}} {"tags":"x"} {"tags":[[1]]} {"cover":"x"} {"content":7}
    {"content":{"root":7}} {"content":{"root":{"children":"x"}}} {"publishedAt":"x"} {"_status":"x"}
    {"slug":{"a":1}} {"email":7,"password":7} {"role":[]} {"name":"\\u0000"} {"name":{"a":[]}}
    {"value":{"a":"\\u0000"}} {"meta":7}`),
];

const endings = (id: string) => [
  '',
  '',
  '',
  '/count',
  '/versions',
  `/versions/${id}`,
  `/access/${id}`,
  `/${id}`,
  `/${id}`,
  `/${id}/duplicate`,
  `/${id}/resend`,
];

it('never answers random malformed requests with 5xx, refuses in Thai, and changes no lead', async () => {
  const leads = await office.count('leads');
  const random = new Random(11);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)] as T;
  const upToTwo = (make: () => string) =>
    Array.from({ length: Math.floor(random.next() * 3) }, () => make());
  const query = () =>
    [
      ...upToTwo(() => `where[${one(fields)}][${one(operators)}]=${one(values)}`),
      ...upToTwo(() => `${one(parameters)}=${one([...values, ...fields])}`),
    ].join('&');
  const faults: string[] = [];
  for (let round = 0; round < 1500; round++) {
    const method = one(['GET', 'GET', 'GET', 'PATCH', 'DELETE', 'POST', 'PUT']);
    const path = `/${one(collections)}${one(endings(one(ids)))}`;
    // A change without a condition would reach every record.
    const condition = method === 'GET' || method === 'POST' ? '' : 'where[id][equals]=0&';
    const address = `${path}?${condition}${query()}`;
    const body = method === 'GET' || method === 'DELETE' ? undefined : one(bodies);
    const { status, text } = await office.call(method, address, { token, body });
    if (status >= 500 || (status >= 400 && status !== 404 && !/[ก-๙]/.test(text)))
      faults.push(`${status} ${method} ${address.slice(0, 200)} ${body ?? ''}: ${text}`);
  }
  expect(faults).toEqual([]);
  expect(await office.count('leads')).toBe(leads);
}, 120_000);
