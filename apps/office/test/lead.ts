/** The body of a lead as the site sends it. */
export function lead(change: Record<string, unknown> = {}) {
  return {
    fullname: 'สมหญิง ใจดี',
    phone: '081-234-5678',
    email: 'somying@clinic.co.th',
    organization_type: 'skin',
    organization_label: 'คลินิกผิวหนัง',
    description: 'อยากดูระบบนัดหมาย',
    user_action: 'contact_form_submit',
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: '',
    utm_term: '',
    utm_content: '',
    referrer: '',
    landing_page: 'https://clinicdee.example/',
    device_type: 'mobile',
    phone_e164: '+66812345678',
    consent_text: 'ยินยอม',
    consent_version: '1',
    marketing_consent: false,
    ...change,
  };
}
