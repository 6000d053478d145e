import { th } from '../src/content/th/index.ts';
import { Site } from './site.ts';

const forms = {
  leads: {
    path: '/api/leads',
    fields: { fullName: 'เพื่อนบ้าน', orgType: th.organisations[0]?.options[0]?.label },
  },
  registrations: {
    path: '/api/v2/register',
    fields: {
      fullname: 'เพื่อนบ้าน',
      clinic_name: 'คลินิกเพื่อนบ้าน',
      package: th.packages[0]?.id,
      branches: '1',
    },
  },
} as const;

/** Starts a site that has reached its hourly limit for one network. @returns it, and headers of that network */
export async function rateLimitedSite(of: keyof typeof forms) {
  const site = await new Site().start({ LEADS_PER_MINUTE: '1', TRUST_PROXY: '1' });
  const from = (host: number) => ({ 'x-forwarded-for': `198.51.100.${host}` });
  const { path, fields } = forms[of];
  for (let host = 0; host < 10; host++) {
    const { status } = await fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(host) },
      body: JSON.stringify({ ...fields, phone: `08122233${10 + host}`, email: 'n@clinic.example' }),
    });
    if (status === 422 || status === 429) throw new Error(`${of} ${host}: ${status}`);
  }
  return { site, neighbour: from(99) };
}
