import { register, registrant } from '../e2e/registration-form.ts';
import { refusal, secrets, waitFor } from './edge.ts';
import { row } from './row.ts';

// Spec §7: the calls, as their receivers recorded them.

row(
  'S7.lead.1',
  'Lead submit: a POST-like call with the lead payload',
  ['POST', 'application/json', `Bearer ${secrets.lead}`],
  async (visitor) => {
    const { call, headers } = await visitor.sendsLead('ดู การเรียก');
    return [call.split(' ')[0], headers['content-type'], headers.authorization];
  },
  'POST /api/leads on the site, whose server delivers it',
);
row(
  'S7.lead.2',
  'The response is read as data.code (200 = success) and data.message',
  [200, 200, 'string'],
  async (_, edge) => {
    const answer = await edge.site.postLead('อ่าน คำตอบ');
    const body = (await answer.json()) as { code: number; message: unknown };
    return [answer.status, body.code, typeof body.message];
  },
  'code equals the HTTP status; 200 only after the lead is on disk',
);

row(
  'S7.articles.1',
  'GET {content site}/api/public/articles with page 1, limit 100, sorted by title, JSON and API-key headers; no other call',
  [
    '/api/public/articles?page=1&limit=100&sortColumn=title&sortDirection=asc',
    secrets.content,
    true,
  ],
  async (_, edge) => {
    // Several polls.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const calls = edge.content.requests.filter(({ path }) => path.startsWith('/api/'));
    return [
      ...new Set(calls.map(({ path }) => path)),
      ...new Set(calls.map(({ headers }) => headers['x-api-key'])),
      calls.every(({ headers }) => headers.accept?.includes('json')),
    ];
  },
);
row(
  'S7.articles.3',
  'The article call returns an array of articles, which are shown',
  true,
  async (visitor, edge) => {
    const titles = await visitor.textsOf('/articles', '.card h2');
    const known = new Set(edge.content.articles.map(({ title }) => title));
    return titles.every((title) => known.has(title));
  },
);

row(
  'S7.register.1',
  'POST {registration API base}/api/v2/register with JSON headers, a bearer token and the form as its body',
  {
    call: 'POST /api/v2/register',
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: `Bearer ${secrets.registration}`,
    body: { ...registrant, package: 'more' },
  },
  async (visitor, edge) => {
    await register(await visitor.arrives(), {}, { packageId: 'more' });
    const { call, headers, body } = await waitFor(() => edge.registrations.received[0]);
    const { accept, authorization, 'content-type': type } = headers;
    return { call, accept, 'content-type': type, authorization, body };
  },
);
row(
  'S7.register.4',
  'The visitor sees the response',
  ['รับลงทะเบียนแล้วจาก API', true],
  async (visitor) => {
    const page = await visitor.arrives();
    await register(page);
    const said = page.getByText('รับลงทะเบียนแล้วจาก API');
    await said.waitFor();
    return [await said.textContent(), await page.getByText('R42').isVisible()];
  },
);
row(
  'S7.register.5',
  'An error response is returned to the caller',
  [409, refusal.body],
  async (visitor, { registrations }) => {
    registrations.reply = refusal;
    const answer = await visitor.posts('/api/v2/register', { ...registrant, package: 'mini' });
    return [answer.status, (await answer.json()) as unknown];
  },
);
row(
  'S7.register.6',
  'The registration call is made (not specified where) from each package',
  ['mini', 'more', 'ultimate'],
  async (visitor) =>
    (await visitor.reads('/'))
      .locator('a[data-register]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-register'))),
  'from the dialog that each package card opens',
);
