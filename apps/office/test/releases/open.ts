/**
 * Opens the database of an earlier release with this version and prints its content. A process of its own,
 * since an office can be configured only once per process.
 */
import { deliverLead, startOffice } from '../office.ts';

const { DATA_DIR = '', DATABASE_URL = '' } = process.env;
const office = await startOffice({ DATA_DIR, DATABASE_URL });
const { payload } = office;
const all = { pagination: false, depth: 0, sort: 'id', trash: true } as const;
const leads = await payload.find({ collection: 'leads', ...all, overrideAccess: true });
const registrations = await payload.find({
  collection: 'registrations',
  ...all,
  overrideAccess: true,
});
const history = await payload.find({ collection: 'history', ...all, overrideAccess: true });
const users = await payload.find({ collection: 'users', ...all, overrideAccess: true });
const again = await deliverLead(office, leads.docs[0]?.idempotencyKey ?? '');
const fresh = await deliverLead(office, 'after-the-upgrade');
console.info(
  JSON.stringify({
    leads: leads.docs.map(({ fullname, reference, status }) => [fullname, reference, status]),
    registrations: registrations.docs.map(({ fullname }) => fullname),
    history: history.docs.map(({ kind, text }) => `${kind} ${text}`),
    users: users.docs.length,
    // An old lead is recognised, a new one accepted.
    again: again.text.includes(leads.docs[0]?.reference ?? 'none'),
    fresh: fresh.status,
  }),
);
process.exit(0);
