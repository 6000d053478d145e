/** The names of the apps in the findings. */
export const appNames = {
  site: { th: 'เว็บไซต์', en: 'site' },
  office: { th: 'หลังบ้าน', en: 'office' },
} as const;

/** The findings of the doctor, beside those of `/readyz`: a description and a remedy. */
export const words = {
  settings_bad: {
    th: 'ค่าที่ตั้งไว้ใช้ไม่ได้: {{which}} แก้ในไฟล์ .env หรือตัวแปรของระบบ ความหมายของแต่ละตัวอยู่ใน docs/guides/configuration.md',
    en: 'Invalid settings: {{which}}. Correct them in .env or in the environment; docs/guides/configuration.md documents each.',
  },
  never_started: {
    th: 'ยังไม่เคยเริ่มระบบด้วย DATA_DIR นี้: {{dataDir}} สั่ง npm start หนึ่งครั้ง หรือตั้ง DATA_DIR ให้ตรงกับที่ระบบใช้อยู่',
    en: 'The site was never started with this DATA_DIR: {{dataDir}}. Run npm start once, or set DATA_DIR to the folder that the site uses.',
  },
  versions: {
    th: 'รุ่น {{version}} บน Node {{node}} และ SQLite {{sqlite}}',
    en: 'Version {{version}} on Node {{node}} and SQLite {{sqlite}}',
  },
  data_open: {
    th: 'ผู้ใช้อื่นของเครื่องเข้าถึง DATA_DIR ได้ (สิทธิ์ {{mode}}) สั่ง chmod go= ที่ DATA_DIR เว็บไซต์ปรับให้เองเมื่อเริ่มใหม่ด้วย',
    en: 'Other users of the machine can access DATA_DIR (mode {{mode}}). Run chmod go= DATA_DIR; the site also does so at its next start.',
  },
  app_answers: {
    th: '{{app}}ทำงานที่ {{address}}',
    en: 'The {{app}} is running at {{address}}',
  },
  app_silent: {
    th: '{{app}}ไม่ตอบที่ {{address}} ({{why}}) เริ่ม{{app}} หรือตรวจ {{setting}}',
    en: 'The {{app}} does not answer at {{address}} ({{why}}). Start it, or check {{setting}}.',
  },
  app_foreign: {
    th: '{{address}} ตอบ แต่ไม่ใช่{{app}} ({{why}}) ตรวจ {{setting}} และให้พร็อกซีที่คั่นกลางส่งต่อมาที่{{app}}',
    en: '{{address}} answers, but is not the {{app}} ({{why}}). Check {{setting}}, and that the proxies in between forward to the {{app}}.',
  },
  office_none: {
    th: 'ไม่ได้ใช้หลังบ้าน',
    en: 'No office is configured',
  },
  key_agreed: {
    th: '{{name}} ตรงกันทั้งสองฝั่ง',
    en: '{{name}} is the same on both sides',
  },
  key_refused: {
    th: '{{name}} ไม่ตรงกัน: {{address}} ปฏิเสธ ({{status}}) ตั้ง {{name}} ให้เหมือนกันทั้งสองฝั่ง แล้วเริ่มใหม่ทั้งคู่',
    en: '{{name}} differs: {{address}} rejects it ({{status}}). Set {{name}} to the same value on both sides, and restart both.',
  },
  call_silent: {
    th: '{{address}} ไม่ตอบ ({{why}}) จึงไม่รู้ว่า {{name}} ตรงกันหรือไม่ ตรวจว่าปลายทางทำงาน และ {{setting}} ถูกต้อง',
    en: '{{address}} does not answer ({{why}}), so {{name}} could not be tested. Check that it is running, and {{setting}}.',
  },
  call_odd: {
    th: '{{address}} ตอบ {{status}} ซึ่งไม่ใช่คำตอบที่ควรได้ จึงไม่รู้ว่า {{name}} ตรงกันหรือไม่ ตรวจว่า {{setting}} เป็นที่อยู่ของบริการนี้จริง แล้วดูสิ่งที่คั่นกลางและบันทึกการทำงานของปลายทาง',
    en: '{{address}} answers with the unexpected status {{status}}, so {{name}} could not be tested. Check that {{setting}} is the address of this service, the proxies in between, and its log.',
  },
  call_there: {
    th: '{{address}} ตอบ ส่วน {{name}} จะรู้เมื่อส่งรายการจริง',
    en: '{{address}} answers; {{name}} is tested by the first real call',
  },
  leads_nowhere: {
    th: 'ยังไม่ได้ตั้งที่ส่งลูกค้าใหม่ ลูกค้าค้างอยู่ในเว็บไซต์ ตั้ง OFFICE_URL หรือ LEAD_API_URL กับ LEAD_API_TOKEN',
    en: 'No lead API is configured: leads stay in the site. Set OFFICE_URL, or LEAD_API_URL and LEAD_API_TOKEN.',
  },
  registrations_nowhere: {
    th: 'ยังไม่ได้ตั้งที่รับการลงทะเบียน ผู้เยี่ยมชมถูกขอให้โทร ตั้ง OFFICE_URL หรือ REGISTRATION_API_URL กับ REGISTRATION_API_TOKEN',
    en: 'No registration API is configured: visitors are asked to call. Set OFFICE_URL, or REGISTRATION_API_URL and REGISTRATION_API_TOKEN.',
  },
  articles_nowhere: {
    th: 'ยังไม่ได้ตั้งที่มาของบทความ ตั้ง OFFICE_URL หรือ CONTENT_API_URL กับ CONTENT_API_KEY',
    en: 'No content site is configured. Set OFFICE_URL, or CONTENT_API_URL and CONTENT_API_KEY.',
  },
  outside_well: {
    th: '{{address}} เปิดได้ เป็น{{app}}',
    en: '{{address}} leads to the {{app}}',
  },
  outside_local: {
    th: '{{name}} เป็นที่อยู่ในเครื่องนี้: {{address}} ก่อนเปิดใช้จริง ตั้ง {{name}} เป็น https:// ที่คนภายนอกเข้าถึง',
    en: '{{name}} is an address of this machine: {{address}}. Before the launch, set {{name}} to the public https:// address.',
  },
  outside_http: {
    th: '{{name}} ไม่ใช่ https: {{address}} ให้พร็อกซีข้างหน้ารับ TLS แล้วตั้ง {{name}} เป็น https://',
    en: '{{name}} is not https: {{address}}. Terminate TLS in a proxy, and set {{name}} to https://.',
  },
  outside_silent: {
    th: '{{address}} เปิดไม่ได้จากเครื่องนี้ ({{why}}) ตรวจว่า {{name}} ถูกต้อง แล้วตรวจชื่อโดเมน พร็อกซี และใบรับรอง',
    en: '{{address}} cannot be opened from this machine ({{why}}). Check {{name}}, then DNS, the proxy and the certificate.',
  },
  certificate_days: {
    th: 'ใบรับรองของ {{address}} เหลืออีก {{days}} วัน',
    en: 'The certificate of {{address}} expires in {{days}} days',
  },
  certificate_ends: {
    th: 'ใบรับรองของ {{address}} เหลืออีก {{days}} วัน ต่ออายุ และตรวจว่าการต่ออายุอัตโนมัติทำงาน',
    en: 'The certificate of {{address}} expires in {{days}} days. Renew it, and check the automatic renewal.',
  },
  hsts_missing: {
    th: '{{address}} ไม่ส่ง Strict-Transport-Security เพิ่มในพร็อกซี หรือดูว่าพร็อกซีตัดออกหรือไม่',
    en: '{{address}} sends no Strict-Transport-Security. Add it in the proxy, or check whether the proxy removes it.',
  },
  forwarded_missing: {
    th: 'พร็อกซีไม่ส่ง X-Forwarded-For ทุกคนจึงนับเป็นคนเดียวในขีดจำกัด ตั้งพร็อกซีตาม docs/guides/deploy.md',
    en: 'The proxy sends no X-Forwarded-For, so all visitors share one rate limit. Configure the proxy as in docs/guides/deploy.md.',
  },
  forwarded_not_believed: {
    th: 'เว็บไซต์ไม่เชื่อ X-Forwarded-For ของพร็อกซี ทุกคนจึงนับเป็นคนเดียวในขีดจำกัด ตั้ง TRUST_PROXY=1 หรือที่อยู่ของพร็อกซี แล้วเริ่มใหม่',
    en: 'The site does not trust the X-Forwarded-For of the proxy, so all visitors share one rate limit. Set TRUST_PROXY=1 or the address of the proxy, and restart.',
  },
  forwarded_forged: {
    th: 'พร็อกซีส่งต่อ X-Forwarded-For ที่ผู้เยี่ยมชมเขียนเอง ใครก็เลี่ยงขีดจำกัดได้ ให้พร็อกซีเขียนทับหรือต่อท้ายด้วยที่อยู่จริง เช่น proxy_set_header X-Forwarded-For $remote_addr;',
    en: 'The proxy forwards the X-Forwarded-For that a visitor sends, so anybody can bypass the rate limits. Let it overwrite the header or append the real address: proxy_set_header X-Forwarded-For $remote_addr;',
  },
  forwarded_well: {
    th: 'ที่อยู่ของผู้เยี่ยมชมผ่านพร็อกซีมาถูกต้อง',
    en: 'The proxy forwards the addresses of visitors correctly',
  },
  started_for_other: {
    th: 'หน้าเว็บที่เปิดอยู่บอกที่อยู่ว่า {{said}} แต่ SITE_URL คือ {{address}} เริ่มเว็บไซต์ใหม่ด้วย SITE_URL ปัจจุบัน',
    en: 'The served pages contain {{said}}, but SITE_URL is {{address}}. Restart the site with the current SITE_URL.',
  },
  http_open: {
    th: '{{address}} ไม่พาไปที่ https ให้พร็อกซีพาจาก http ไป https',
    en: '{{address}} does not redirect to https. Redirect http to https in the proxy.',
  },
  channel_works: {
    th: '{{name}}: การเชื่อมต่อใช้ได้',
    en: '{{name}}: the connection works',
  },
  channel_silent: {
    th: 'ใช้ {{name}} ไม่ได้ ({{why}}) ตรวจ {{setting}} เครือข่าย และใบรับรองของปลายทาง ใบรับรองที่ออกเองต้องบอกไว้ใน NODE_EXTRA_CA_CERTS',
    en: '{{name}} cannot be used ({{why}}). Check {{setting}}, the network and the certificate; add a private certificate authority to NODE_EXTRA_CA_CERTS.',
  },
  line_refused: {
    th: 'LINE ปฏิเสธ LINE_CHANNEL_TOKEN ({{status}}) ออกโทเค็นใหม่ใน LINE Developers แล้วสั่ง npm run doctor -- --send-test',
    en: 'LINE rejects LINE_CHANNEL_TOKEN ({{status}}). Issue a new one in LINE Developers, then run npm run doctor -- --send-test.',
  },
  mail_refused: {
    th: 'เครื่องส่งอีเมลไม่ยอมรับชื่อผู้ใช้หรือรหัสผ่าน ({{why}}) ตรวจชื่อผู้ใช้และรหัสผ่านใน SMTP_URL (เครื่องหมายพิเศษต้องเขียนเป็น %40 เป็นต้น)',
    en: 'The mail server rejects the user or password ({{why}}). Check them in SMTP_URL; special characters must be percent-encoded, such as %40.',
  },
  mail_open: {
    th: 'เครื่องส่งอีเมลไม่มี TLS จึงไม่ส่งอีเมล เพราะผู้ที่ดักฟังเครือข่ายจะอ่านรหัสผ่านและชื่อลูกค้าได้ ใช้ smtps:// หรือเครื่องที่มี STARTTLS ใน SMTP_URL หรืออนุญาตด้วย SMTP_ALLOW_PLAINTEXT=1',
    en: 'The mail server offers no TLS, so no mail is sent: others on the network could read the password and the names of customers. Use smtps:// or a server with STARTTLS in SMTP_URL, or allow plaintext with SMTP_ALLOW_PLAINTEXT=1.',
  },
  test_sent: {
    th: 'ส่งข้อความทดสอบทาง {{name}} แล้ว ตรวจที่ปลายทางว่าได้รับ',
    en: 'A test message was sent to {{name}}. Check whether it arrived',
  },
  test_failed: {
    th: 'ส่งข้อความทดสอบทาง {{name}} ไม่สำเร็จ ({{why}}) ตรวจ {{setting}}',
    en: 'The test message to {{name}} failed ({{why}}). Check {{setting}}.',
  },
  channel_half: {
    th: '{{name}} ตั้งไม่ครบ ขาด {{missing}} จึงไม่มีใครได้รับ ตั้ง {{missing}} แล้วเริ่มใหม่ จากนั้นสั่ง npm run doctor -- --send-test',
    en: '{{name}} is incomplete: {{missing}} is missing, so nobody receives alerts. Set {{missing}}, restart, then run npm run doctor -- --send-test.',
  },
  channels_none: {
    th: 'ไม่มีช่องทางแจ้งลูกค้าใหม่ในค่าที่ตั้งของเครื่องนี้ ตั้ง LINE อีเมล หรือเว็บฮุก แล้วสั่ง npm run doctor -- --send-test',
    en: 'No alert channel for new leads is configured on this machine. Set up LINE, mail or a webhook, then run npm run doctor -- --send-test.',
  },
  samples_none: {
    th: 'ไม่มีคำและตัวเลขตัวอย่างเหลือ บทความตัวอย่างดูที่หน้าแรกของหลังบ้าน',
    en: 'No sample texts or figures are left; the dashboard of the office lists sample articles',
  },
  samples_left: {
    th: 'ยังมีเนื้อหาตัวอย่าง {{count}} ชิ้น สั่ง npm run brand -w apps/site -- --samples เพื่อดูว่าอยู่ที่ใด แล้วใส่ของจริงก่อนเปิดใช้',
    en: '{{count}} pieces of content are still samples. npm run brand -w apps/site -- --samples lists them; replace them before the launch.',
  },
} as const;

/** Reasons why a server does not answer, by the error code or message of Node, its TLS or nodemailer. */
export const reasons = [
  { error: /ENOTFOUND|EAI_AGAIN|EDNS/, th: 'ไม่พบชื่อนี้', en: 'host not found' },
  { error: /ECONNREFUSED/, th: 'ไม่มีใครรับที่พอร์ตนี้', en: 'connection refused' },
  { error: /TIMEDOUT|TimeoutError|TIMEOUT/, th: 'ไม่ตอบในเวลาที่กำหนด', en: 'timeout' },
  { error: /E(HOST|NET)UNREACH/, th: 'ไปไม่ถึงเครือข่ายนั้น', en: 'network unreachable' },
  { error: /ECONNRESET|UND_ERR_SOCKET/, th: 'ถูกตัดการเชื่อมต่อ', en: 'connection reset' },
  {
    error: /EPROTO|ERR_SSL|wrong version number|packet length/,
    th: 'ที่พอร์ตนี้ไม่ใช่ TLS',
    en: 'no TLS on this port',
  },
  { error: /HAS_EXPIRED|has expired/, th: 'ใบรับรองหมดอายุ', en: 'certificate expired' },
  {
    error: /ALTNAME|altnames/,
    th: 'ใบรับรองเป็นของชื่ออื่น',
    en: 'certificate is for another host',
  },
  {
    error: /SELF_SIGNED|UNABLE_TO_|certificate/,
    th: 'ใบรับรองไม่น่าเชื่อถือ',
    en: 'certificate is not trusted',
  },
] as const;
