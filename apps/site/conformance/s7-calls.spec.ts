import { fillIn, leadForm, openForm } from '../e2e/lead-form.ts';
import { secrets, waitFor } from './edge.ts';
import { row } from './row.ts';
import { register, registered } from './registering.ts';

// Spec §7: the calls, as their receivers recorded them.

row(
  'S7.lead.1',
  'Lead submit: a POST-like call with the lead payload',
  ['POST', 'application/json', `Bearer ${secrets.lead}`],
  async (visitor, edge) => {
    const name = 'ดู การเรียก';
    const page = await visitor.arrives();
    await openForm(page);
    await fillIn(page, { name });
    await leadForm(page).submit.click();
    const { call, headers } = await edge.leadOf(name);
    return [call.split(' ')[0], headers['content-type'], headers.authorization];
  },
  'POST /api/leads on the site, whose server delivers it',
);
row(
  'S7.lead.2',
  'The response is read as data.code (200 = success) and data.message',
  [200, 200, 'string'],
  async (visitor) => {
    const answer = await visitor.asks('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        fullname: 'อ่าน คำตอบ',
        phone: '0812345678',
        email: 'a@b.co',
        organization_type: 'จิตเวช',
        description: '',
      }),
    });
    const body = (await answer.json()) as { code: number; message: unknown };
    return [answer.status, body.code, typeof body.message];
  },
  'code equals the HTTP status; 200 only after the lead is on disk',
);

row(
  'S7.articles.1',
  'GET {content site}/api/public/articles with page 1, limit 100, sortColumn title, sortDirection asc',
  {
    path: '/api/public/articles',
    page: '1',
    limit: '100',
    sortColumn: 'title',
    sortDirection: 'asc',
  },
  async (_, edge) => {
    const { path } = await waitFor(() =>
      edge.content.requests.find(({ path }) => path.startsWith('/api/public/articles?')),
    );
    const url = new URL(path, edge.content.url);
    return { path: url.pathname, ...Object.fromEntries(url.searchParams) };
  },
);
row(
  'S7.articles.2',
  'The article call has JSON headers and an API-key header',
  [secrets.content, true],
  async (_, edge) => {
    const { headers } = await waitFor(() =>
      edge.content.requests.find(({ path }) => path.startsWith('/api/public/articles?')),
    );
    return [headers['x-api-key'], (headers.accept ?? '').includes('json')];
  },
);
row(
  'S7.articles.4',
  'The only call to the content site is this list, and no page after the last one is requested',
  ['/api/public/articles page 1'],
  async (_, edge) => {
    // Several polls.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const asked = edge.content.requests
      .map(({ path }) => new URL(path, edge.content.url))
      .filter(({ pathname }) => pathname.startsWith('/api/'))
      .map((url) => `${url.pathname} page ${url.searchParams.get('page') ?? ''}`);
    return [...new Set(asked)];
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
  'POST {registration API base}/register, base path /api/v2',
  'POST /api/v2/register',
  async (visitor, edge) => (await registered(visitor, edge)).call,
);
row(
  'S7.register.2',
  'The registration call has JSON Accept and Content-Type headers and a bearer token',
  ['application/json', 'application/json', `Bearer ${secrets.registration}`],
  async (visitor, edge) => {
    const { headers } = await registered(visitor, edge);
    return [headers.accept, headers['content-type'], headers.authorization];
  },
);
row(
  'S7.register.3',
  'The registration call has the form as JSON body',
  { clinic_name: 'คลินิกตรงตามคำ', fullname: 'สมหญิง', package: 'more', branches: '2' },
  async (visitor, edge) => {
    const { body } = await registered(visitor, edge);
    return Object.fromEntries(
      ['clinic_name', 'fullname', 'package', 'branches'].map((key) => [key, body[key]]),
    );
  },
);
row(
  'S7.register.7',
  'The body has the fields of the form and no other',
  ['branches', 'clinic_name', 'description', 'email', 'fullname', 'package', 'phone'],
  async (visitor, edge) => Object.keys((await registered(visitor, edge)).body).sort(),
);
row(
  'S7.register.4',
  'The visitor sees the response',
  ['รับลงทะเบียนแล้วจาก API', true],
  async (visitor, edge) => {
    await registered(visitor, edge);
    const page = await visitor.arrives();
    await register(page, 'คลินิกอ่านคำตอบ');
    const said = page.getByText('รับลงทะเบียนแล้วจาก API');
    await said.waitFor();
    return [await said.textContent(), await page.getByText('R42').isVisible()];
  },
);
row(
  'S7.register.5',
  'An error response is returned to the caller',
  [409, { code: 409, message: 'อีเมลนี้ลงทะเบียนแล้ว' }],
  async (visitor, edge) => {
    const { reply } = edge.registrations;
    edge.registrations.reply = { status: 409, body: { code: 409, message: 'อีเมลนี้ลงทะเบียนแล้ว' } };
    const answer = await visitor.asks('/api/v2/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        clinic_name: 'คลินิกซ้ำ',
        fullname: 'สมหญิง',
        phone: '0812345678',
        email: 'a@b.co',
        package: 'mini',
        branches: '1',
        description: '',
      }),
    });
    edge.registrations.reply = reply;
    const body: unknown = await answer.json();
    return [answer.status, body];
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
