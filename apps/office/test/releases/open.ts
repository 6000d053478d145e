/**
 * Opens the database of an earlier release with this version, prints its content and works with it. A process of its
 * own, since an office can be configured only once per process.
 */
import * as z from 'zod';
import { listOf, publicArticles } from '../answers.ts';
import { deliverLead, openOffice } from '../office.ts';
import { deliverReleaseLead } from './fill.ts';

const { DATA_DIR = '', DATABASE_URL = '' } = process.env;
const office = await openOffice({ DATA_DIR, DATABASE_URL });
const oldestFirst = { sort: 'id', depth: 0, trash: true };
const leads = await office.find('leads', {}, oldestFirst);
const registrations = await office.find('registrations', {}, oldestFirst);
const history = await office.find('history', {}, oldestFirst);
const users = await office.count('users');
const again = await deliverReleaseLead(office, 1);
const fresh = await deliverLead(office, 'after-the-upgrade');

const marketing = await office.person('marketing');
const home = z.object({ home: z.object({ hero: z.object({ lead: z.string() }) }) });
const lead = async () => (await office.content('site-content')).as(home).home.hero.lead;
const versions = await marketing.get('/globals/home/versions?sort=createdAt');
const [first] = versions.as(listOf({ id: z.number() })).docs;
const before = await lead();
await marketing.post(`/globals/home/versions/${first?.id}`);
const draft = await office.get('articles', 1, { draft: true, depth: 0 });
await marketing.patch('/articles/1', { ...draft, _status: 'published' });
const articles = (await office.content('articles')).as(publicArticles);

console.info(
  JSON.stringify({
    leads: leads.map(({ fullname, reference, status }) => [fullname, reference, status]),
    registrations: registrations.map(({ fullname }) => fullname),
    history: history.map(({ kind, text }) => `${kind} ${text}`),
    users,
    // An old lead is recognised, a new one accepted.
    again: again.text.includes(leads[0]?.reference ?? 'none'),
    fresh: fresh.status,
    // The landing page before and after an earlier version was restored.
    landingPage: [before, await lead()],
    articles: articles.map(({ title }) => title),
  }),
);
process.exit(0);
