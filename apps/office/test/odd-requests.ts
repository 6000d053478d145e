import { expect } from 'vitest';
import { deliverLead, type Office } from './office.ts';

/** Numbers between 0 and 1 that are the same at every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const collections = [
  ...['leads', 'registrations', 'articles', 'media', 'tags', 'users', 'alerts', 'history'],
  ...['payload-jobs', 'payload-preferences', 'payload-locked-documents', 'payload-kv'],
  ...['payload-migrations', 'globals/none', 'no-such-collection'],
];

/** No record has one of these. */
const oddIds = [
  ...['abc', '0', '-1', '1.5', '1e3', '01', '1x', "1'--", '1%20', '%201', '+1', 'NaN', 'Infinity'],
  ...[
    '99999999999999999999',
    '9007199254740993',
    '2147483648',
    '0x1',
    '1%00',
    '%00',
    '๑',
    '%F0%9F',
  ],
  ...[
    'null',
    'undefined',
    '[object Object]',
    '__proto__',
    'constructor',
    '1,2',
    '1;2',
    '%2e%2e',
    '%ED%A0%80',
  ],
];

const fields = [
  ...[
    'id',
    'createdAt',
    'updatedAt',
    'status',
    'owner',
    'owner.id',
    'owner.name',
    'phone',
    'title',
  ],
  ...['channel', 'attempts', 'subject', 'subject.value', 'subject.relationTo', 'author', 'note'],
  ...['isSuspected', 'tags', 'tags.name', 'cover', 'cover.alt', 'content', 'meta.title', 'version'],
  ...['_status', 'publishedAt', 'role', 'user', 'input', 'key', 'none', '', '__proto__', 'a.b.c.d'],
  ...["x'--", 'id;drop', 'ก', '%00', 'waiting', 'failure', 'log', 'waitUntil', 'document.value'],
];

const operators = [
  ...['equals', 'not_equals', 'greater_than', 'less_than_equal', 'in', 'not_in', 'all', 'exists'],
  ...[
    'like',
    'not_like',
    'contains',
    'near',
    'within',
    'intersects',
    'none',
    '',
    '__proto__',
    'and',
  ],
];

const values = [
  ...[
    'foo',
    '',
    '1',
    '-1',
    '1.5',
    '1e400',
    'null',
    'undefined',
    'true',
    'NaN',
    '99999999999999999999',
  ],
  ...[
    '2026-01-01',
    '2026-13-45',
    '0000-00-00',
    '+275760-09-13',
    '-1-01-01',
    '%00',
    'a%00b',
    '%ED%A0%80',
  ],
  ...[
    '%',
    '%25',
    '_',
    "'",
    '"',
    '\\',
    '%5C',
    '{}',
    '[]',
    'ก'.repeat(300),
    '9'.repeat(400),
    '1,2,3',
  ],
];

const whole = [
  ...[
    'limit',
    'page',
    'depth',
    'sort',
    'locale',
    'fallback-locale',
    'draft',
    'trash',
    'pagination',
  ],
  ...['select', 'select[id]', 'select[none]', 'populate', 'populate[users]', 'populate[users][x]'],
  ...['joins', 'joins[x]', 'joins[x][limit]', 'where', 'where[]', 'where[and]', 'where[or][0]'],
  ...['where[and][0][and][0][or][0][and][0][id][equals]', 'where[id]', 'where[id][]', 'sort[]'],
  ...['limit[]', 'page[a]', 'depth[a][b]', 'search', 'autosave', 'overrideLock', 'duplicateFromID'],
];

const bodies = [
  undefined,
  ...['', '{', 'null', '[]', '7', '"x"', '{"a":'.repeat(300), '[[[[', '{"__proto__":{"x":1}}'],
  ...['{"id":"x"}', '{"status":7}', '{"status":{"$ne":1}}', '{"owner":"x"}', '{"owner":[1]}'],
  ...[
    '{"owner":99999999999999999999}',
    '{"note":"a\\u0000b"}',
    '{"note":"\\ud800"}',
    '{"note":[1]}',
  ],
  ...[
    '{"createdAt":"foo"}',
    '{"title":{"a":1}}',
    '{"tags":"x"}',
    '{"tags":[[1]]}',
    '{"cover":"x"}',
  ],
  ...['{"content":7}', '{"content":{"root":7}}', '{"content":{"root":{"children":"x"}}}'],
  ...['{"publishedAt":"x"}', '{"_status":"x"}', '{"slug":{"a":1}}', '{"email":7,"password":7}'],
  ...[
    '{"role":[]}',
    '{"name":"\\u0000"}',
    '{"name":{"a":[]}}',
    '{"value":{"a":"\\u0000"}}',
    '{"meta":7}',
  ],
];

/**
 * Asks for what cannot be, in every way there is, the same at every run: all of it is refused or
 * answered, and nothing is the office's fault.
 */
export async function expectOddRequestsToBeRefused(office: Office, rounds: number): Promise<void> {
  await deliverLead(office, `odd-requests-${rounds}`);
  const token = await office.person('admin');
  const { totalDocs: leads } = await office.payload.count({
    collection: 'leads',
    overrideAccess: true,
  });
  const random = seeded(11);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) });
  const condition = () => `where[${one(fields)}][${one(operators)}]=${one(values)}`;
  const query = () =>
    [
      ...some(2).map(condition),
      ...some(2).map(() => `${one(whole)}=${one([...values, ...fields])}`),
    ].join('&');
  const path = () => {
    const collection = one(collections);
    const rest = one([
      ...['', '', '', '/count', '/versions', `/versions/${one(oddIds)}`, `/access/${one(oddIds)}`],
      ...[
        `/${one(oddIds)}`,
        `/${one(oddIds)}`,
        `/${one(oddIds)}/duplicate`,
        `/${one(oddIds)}/resend`,
      ],
    ]);
    return `/${collection}${rest}`;
  };
  const faults = new Map<string, string>();
  for (let round = 0; round < rounds; round++) {
    const method = one(['GET', 'GET', 'GET', 'PATCH', 'DELETE', 'POST', 'PUT']);
    const where = path();
    // Everything is to stay: what a delete or change without a condition would reach is not asked for.
    const asked =
      method === 'GET' || method === 'POST' ? query() : `where[id][equals]=0&${query()}`;
    const address = `${where}?${asked}`;
    const body = method === 'GET' || method === 'DELETE' ? undefined : one(bodies);
    const answer = await office.call(method, address, { token, body });
    if (answer.status >= 500 || (answer.status >= 400 && !/[ก-๙]/.test(answer.text)))
      faults.set(
        `${answer.status} ${method} ${address.slice(0, 200)} ${body?.slice(0, 60) ?? ''}`,
        answer.text.slice(0, 200),
      );
  }
  expect([...faults]).toEqual([]);
  const { totalDocs } = await office.payload.count({ collection: 'leads', overrideAccess: true });
  expect(totalDocs).toBe(leads);
}
