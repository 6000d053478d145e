/** The findings of the doctor, beside those of `/readyz`: a description and a remedy. */
export const words = {
  settings_bad: {
    th: 'ค่าที่ตั้งไว้ใช้ไม่ได้: {{which}} แก้ในไฟล์ .env หรือตัวแปรของระบบ ความหมายของแต่ละตัวอยู่ใน docs/guides/configuration.md',
    en: 'Settings that cannot be used: {{which}}. Mend them in .env or in the environment; docs/guides/configuration.md says what each means.',
  },
  never_started: {
    th: 'ยังไม่เคยเริ่มระบบด้วย DATA_DIR นี้: {{dataDir}} สั่ง npm start หนึ่งครั้ง หรือตั้ง DATA_DIR ให้ตรงกับที่ระบบใช้อยู่',
    en: 'Nothing was ever started with this DATA_DIR: {{dataDir}}. Run npm start once, or set DATA_DIR to the folder that the site uses.',
  },
  versions: {
    th: 'รุ่น {{version}} บน Node {{node}} และ SQLite {{sqlite}}',
    en: 'Version {{version}} on Node {{node}} and SQLite {{sqlite}}',
  },
  data_open: {
    th: 'ผู้ใช้อื่นของเครื่องเข้าถึง DATA_DIR ได้ (สิทธิ์ {{mode}}) สั่ง chmod go= ที่ DATA_DIR เว็บไซต์ปรับให้เองเมื่อเริ่มใหม่ด้วย',
    en: 'Other users of the machine can reach DATA_DIR (mode {{mode}}). chmod go= DATA_DIR; the site also does so when it starts.',
  },
  site_answers: {
    th: 'เว็บไซต์ทำงานที่ {{address}}',
    en: 'The site runs at {{address}}',
  },
  site_silent: {
    th: 'เว็บไซต์ไม่ตอบที่ {{address}} ({{why}}) เริ่มด้วย npm start หรือตรวจ PORT และ HOST',
    en: 'The site does not answer at {{address}} ({{why}}). Start it with npm start, or look at PORT and HOST.',
  },
  site_foreign: {
    th: '{{address}} ตอบ แต่ไม่ใช่เว็บไซต์ ({{why}}) ตรวจ SITE_INTERNAL_URL หรือ PORT และ HOST',
    en: '{{address}} answers, but not with the site ({{why}}). Look at SITE_INTERNAL_URL, or PORT and HOST.',
  },
  office_answers: {
    th: 'หลังบ้านทำงานที่ {{address}}',
    en: 'The office runs at {{address}}',
  },
  office_silent: {
    th: 'หลังบ้านไม่ตอบที่ {{address}} ({{why}}) ลูกค้าใหม่รออยู่ในเว็บไซต์ เริ่มหลังบ้าน หรือตรวจ OFFICE_URL และ OFFICE_INTERNAL_URL',
    en: 'The office does not answer at {{address}} ({{why}}); new leads wait in the site. Start it, or look at OFFICE_URL and OFFICE_INTERNAL_URL.',
  },
  office_other: {
    th: '{{address}} ตอบ แต่ไม่ใช่หลังบ้าน ({{why}}) ลูกค้าใหม่รออยู่ในเว็บไซต์ ตรวจ OFFICE_INTERNAL_URL และ OFFICE_URL และสิ่งที่คั่นกลาง',
    en: '{{address}} answers, but not with the office ({{why}}); new leads wait in the site. Look at OFFICE_INTERNAL_URL and OFFICE_URL, and at what stands in between.',
  },
  office_none: {
    th: 'ไม่ได้ใช้หลังบ้าน',
    en: 'There is no office',
  },
  key_agreed: {
    th: '{{name}} ตรงกันทั้งสองฝั่ง',
    en: '{{name}} is the same on both sides',
  },
  key_refused: {
    th: '{{name}} ไม่ตรงกัน: {{address}} ปฏิเสธ ({{status}}) ตั้ง {{name}} ให้เหมือนกันทั้งสองฝั่ง แล้วเริ่มใหม่ทั้งคู่',
    en: '{{name}} is not the same on both sides: {{address}} refuses it ({{status}}). Give {{name}} the same value on both sides, and start both again.',
  },
  call_silent: {
    th: '{{address}} ไม่ตอบ ({{why}}) จึงไม่รู้ว่า {{name}} ตรงกันหรือไม่ ตรวจว่าปลายทางทำงาน และ {{setting}} ถูกต้อง',
    en: '{{address}} does not answer ({{why}}), so {{name}} could not be tried. See that it works, and that {{setting}} is right.',
  },
  call_odd: {
    th: '{{address}} ตอบ {{status}} ซึ่งไม่ใช่คำตอบที่ควรได้ ({{name}}) ตรวจว่า {{setting}} เป็นที่อยู่ของบริการนี้จริง และสิ่งที่คั่นกลาง',
    en: '{{address}} answers {{status}}, which is not what it should ({{name}}). See that {{setting}} is the right service’s, and what stands in between.',
  },
  call_failing: {
    th: '{{address}} ขัดข้อง (ตอบ {{status}}) จึงไม่รู้ว่า {{name}} ตรงกันหรือไม่ ดู /readyz และบันทึกการทำงานของปลายทาง ที่อยู่มาจาก {{setting}}',
    en: '{{address}} fails (it answers {{status}}), so {{name}} could not be tried. Look at its /readyz and its log; the address is that of {{setting}}.',
  },
  call_there: {
    th: '{{address}} ตอบ ส่วน {{name}} จะรู้เมื่อส่งรายการจริง',
    en: '{{address}} answers; {{name}} shows with the first real one',
  },
  leads_nowhere: {
    th: 'ยังไม่ได้ตั้งที่ส่งลูกค้าใหม่ ลูกค้าค้างอยู่ในเว็บไซต์ ตั้ง OFFICE_URL หรือ LEAD_API_URL กับ LEAD_API_TOKEN',
    en: 'Leads go nowhere: they wait in the site. Set OFFICE_URL, or LEAD_API_URL and LEAD_API_TOKEN.',
  },
  registrations_nowhere: {
    th: 'ยังไม่ได้ตั้งที่รับการลงทะเบียน ผู้เยี่ยมชมถูกขอให้โทร ตั้ง OFFICE_URL หรือ REGISTRATION_API_URL กับ REGISTRATION_API_TOKEN',
    en: 'Registrations go nowhere: visitors are asked to call. Set OFFICE_URL, or REGISTRATION_API_URL and REGISTRATION_API_TOKEN.',
  },
  articles_nowhere: {
    th: 'ยังไม่ได้ตั้งที่มาของบทความ ตั้ง OFFICE_URL หรือ CONTENT_API_URL กับ CONTENT_API_KEY',
    en: 'Articles come from nowhere. Set OFFICE_URL, or CONTENT_API_URL and CONTENT_API_KEY.',
  },
  outside_well: {
    th: '{{address}} เปิดได้จากข้างนอก เป็นเว็บไซต์นี้',
    en: '{{address}} is answered by this site',
  },
  outside_local: {
    th: '{{name}} เป็นที่อยู่ในเครื่องนี้: {{address}} ก่อนเปิดใช้จริง ตั้ง {{name}} เป็น https:// ที่คนภายนอกเข้าถึง',
    en: '{{name}} is an address of this machine: {{address}}. Before a launch, set {{name}} to the https:// address by which people come.',
  },
  outside_http: {
    th: '{{name}} ไม่ใช่ https: {{address}} ให้พร็อกซีข้างหน้ารับ TLS แล้วตั้ง {{name}} เป็น https://',
    en: '{{name}} is not https: {{address}}. Have a proxy end TLS in front, and set {{name}} to https://.',
  },
  outside_silent: {
    th: '{{address}} เปิดไม่ได้จากเครื่องนี้ ({{why}}) ตรวจว่า {{name}} ถูกต้อง แล้วตรวจชื่อโดเมน พร็อกซี และใบรับรอง',
    en: '{{address}} cannot be opened from this machine ({{why}}). See that {{name}} is right, then look at the name server, the proxy and the certificate.',
  },
  outside_foreign: {
    th: '{{address}} ตอบ แต่ไม่ใช่เว็บไซต์นี้ (ตอบ {{status}}) ตรวจว่า SITE_URL ถูกต้อง และให้พร็อกซีส่งทุกอย่างมาที่ HOST:PORT ของเว็บไซต์นี้',
    en: '{{address}} answers, but not with this site ({{status}}). See that SITE_URL is right, and have the proxy hand everything on to HOST:PORT of this site.',
  },
  office_outside: {
    th: '{{address}} เปิดได้ เป็นหลังบ้าน',
    en: '{{address}} is answered by the office',
  },
  office_foreign: {
    th: '{{address}} ตอบ แต่ไม่ใช่หลังบ้าน (ตอบ {{status}}) ลิงก์ในการแจ้งเตือนและคำเชิญจึงไปผิดที่ ตรวจว่า OFFICE_URL ถูกต้อง และให้พร็อกซีส่งทุกอย่างมาที่ HOST:OFFICE_PORT ของหลังบ้าน',
    en: '{{address}} answers, but not with the office ({{status}}), so links in alerts and invitations lead astray. See that OFFICE_URL is right, and have the proxy hand everything on to HOST:OFFICE_PORT of the office.',
  },
  office_local: {
    th: 'OFFICE_URL เป็นที่อยู่ในเครื่องนี้: {{address}} ลิงก์ในการแจ้งเตือนและคำเชิญเปิดจากที่อื่นไม่ได้ ตั้ง OFFICE_URL เป็น https:// ที่ทีมงานใช้เปิดหลังบ้าน',
    en: 'OFFICE_URL is an address of this machine: {{address}}. Links in alerts and invitations open nowhere else. Set OFFICE_URL to the https:// address by which staff come.',
  },
  certificate_days: {
    th: 'ใบรับรองของ {{address}} เหลืออีก {{days}} วัน',
    en: 'The certificate of {{address}} is good for {{days}} days',
  },
  certificate_ends: {
    th: 'ใบรับรองของ {{address}} เหลืออีก {{days}} วัน ต่ออายุ และตรวจว่าการต่ออายุอัตโนมัติทำงาน',
    en: 'The certificate of {{address}} is good for {{days}} days. Renew it, and see why that is not done by itself.',
  },
  hsts_missing: {
    th: '{{address}} ไม่ส่ง Strict-Transport-Security เพิ่มในพร็อกซี หรือดูว่าพร็อกซีตัดออกหรือไม่',
    en: '{{address}} sends no Strict-Transport-Security. Add it in the proxy, or see whether the proxy takes it away.',
  },
  forwarded_missing: {
    th: 'พร็อกซีไม่ส่ง X-Forwarded-For ทุกคนจึงนับเป็นคนเดียวในขีดจำกัด ตั้งพร็อกซีตาม docs/guides/deploy.md',
    en: 'The proxy sends no X-Forwarded-For, so everybody counts as one for the limits. Set the proxy up as docs/guides/deploy.md says.',
  },
  forwarded_not_believed: {
    th: 'เว็บไซต์ไม่เชื่อ X-Forwarded-For ของพร็อกซี ทุกคนจึงนับเป็นคนเดียวในขีดจำกัด ตั้ง TRUST_PROXY=1 หรือที่อยู่ของพร็อกซี แล้วเริ่มใหม่',
    en: 'The site does not believe the proxy’s X-Forwarded-For, so everybody counts as one for the limits. Set TRUST_PROXY=1, or the proxy’s address, and start again.',
  },
  forwarded_forged: {
    th: 'พร็อกซีส่งต่อ X-Forwarded-For ที่ผู้เยี่ยมชมเขียนเอง ใครก็เลี่ยงขีดจำกัดได้ ให้พร็อกซีเขียนทับหรือต่อท้ายด้วยที่อยู่จริง เช่น proxy_set_header X-Forwarded-For $remote_addr;',
    en: 'The proxy hands on whatever X-Forwarded-For a visitor writes, so anybody escapes the limits. Have it write or add the real address: proxy_set_header X-Forwarded-For $remote_addr;',
  },
  forwarded_well: {
    th: 'ที่อยู่ของผู้เยี่ยมชมผ่านพร็อกซีมาถูกต้อง',
    en: 'Visitors’ addresses come through the proxy as they should',
  },
  started_for_other: {
    th: 'หน้าเว็บที่เปิดอยู่บอกที่อยู่ว่า {{said}} แต่ SITE_URL คือ {{address}} เริ่มเว็บไซต์ใหม่ด้วย SITE_URL ปัจจุบัน',
    en: 'The pages that are served say {{said}}, and SITE_URL is {{address}}. Start the site again with the present SITE_URL.',
  },
  http_open: {
    th: '{{address}} ไม่พาไปที่ https ให้พร็อกซีพาจาก http ไป https',
    en: '{{address}} does not lead to https. Have the proxy lead from http to https.',
  },
  line_works: {
    th: 'LINE รับโทเค็น',
    en: 'LINE takes the token',
  },
  line_refused: {
    th: 'LINE ปฏิเสธ LINE_CHANNEL_TOKEN ({{status}}) ออกโทเค็นใหม่ใน LINE Developers แล้วสั่ง npm run doctor -- --send-test',
    en: 'LINE refuses LINE_CHANNEL_TOKEN ({{status}}). Issue a new one in LINE Developers, then npm run doctor -- --send-test.',
  },
  line_silent: {
    th: 'ติดต่อ LINE ไม่ได้ ({{why}}) ตรวจว่าเครื่องออกอินเทอร์เน็ตได้',
    en: 'LINE does not answer ({{why}}). See that the machine reaches the internet.',
  },
  mail_works: {
    th: 'เครื่องส่งอีเมลรับการเชื่อมต่อและรหัสผ่าน',
    en: 'The mail server answers, and takes the user and password',
  },
  mail_silent: {
    th: 'ใช้เครื่องส่งอีเมลไม่ได้ ({{why}}) ตรวจชื่อเครื่อง พอร์ต และ smtp:// หรือ smtps:// ใน SMTP_URL',
    en: 'The mail server cannot be used ({{why}}). Look at the name, the port and smtp:// or smtps:// in SMTP_URL.',
  },
  mail_refused: {
    th: 'เครื่องส่งอีเมลไม่ยอมรับชื่อผู้ใช้หรือรหัสผ่าน ({{why}}) ตรวจชื่อผู้ใช้และรหัสผ่านใน SMTP_URL (เครื่องหมายพิเศษต้องเขียนเป็น %40 เป็นต้น)',
    en: 'The mail server refuses the user or password ({{why}}). Look at the user and password in SMTP_URL; special characters are written as %40 and so on.',
  },
  mail_open: {
    th: 'เครื่องส่งอีเมลไม่มี TLS จึงไม่ส่งอีเมล เพราะผู้ที่ดักฟังเครือข่ายจะอ่านรหัสผ่านและชื่อลูกค้าได้ ใช้ smtps:// หรือเครื่องที่มี STARTTLS ใน SMTP_URL หรืออนุญาตด้วย SMTP_ALLOW_PLAINTEXT=1',
    en: 'The mail server offers no TLS, so no mail is sent: others on the network could read the password and customers’ names. Use smtps://, or a server with STARTTLS, in SMTP_URL, or allow it with SMTP_ALLOW_PLAINTEXT=1.',
  },
  webhook_reached: {
    th: 'ที่อยู่ของเว็บฮุกเชื่อมต่อได้',
    en: 'The webhook’s address can be reached',
  },
  webhook_silent: {
    th: 'เชื่อมต่อที่อยู่ของเว็บฮุกไม่ได้ ({{why}}) ตรวจ WEBHOOK_URL และใบรับรองของปลายทาง ใบรับรองที่ออกเองต้องบอกไว้ใน NODE_EXTRA_CA_CERTS',
    en: 'The webhook’s address cannot be reached ({{why}}). Look at WEBHOOK_URL and the certificate there; one of your own goes into NODE_EXTRA_CA_CERTS.',
  },
  test_sent: {
    th: 'ส่งข้อความทดสอบทาง {{name}} แล้ว ตรวจที่ปลายทางว่าได้รับ',
    en: 'A test was sent by {{name}}: see whether it arrived',
  },
  test_failed: {
    th: 'ส่งข้อความทดสอบทาง {{name}} ไม่สำเร็จ ({{why}}) ตรวจ {{setting}}',
    en: 'The test by {{name}} was not taken ({{why}}). Look at {{setting}}.',
  },
  channel_half: {
    th: '{{name}} ตั้งไม่ครบ ขาด {{missing}} จึงไม่มีใครได้รับ ตั้ง {{missing}} แล้วเริ่มใหม่ จากนั้นสั่ง npm run doctor -- --send-test',
    en: '{{name}} is set by half: {{missing}} is missing, so nobody is told. Set {{missing}} and start again, then npm run doctor -- --send-test.',
  },
  channels_none: {
    th: 'ไม่มีช่องทางแจ้งลูกค้าใหม่ในค่าที่ตั้งของเครื่องนี้ ตั้ง LINE อีเมล หรือเว็บฮุก แล้วสั่ง npm run doctor -- --send-test',
    en: 'No channel tells of a new lead in this machine’s settings. Set LINE, mail or a webhook, then npm run doctor -- --send-test.',
  },
  samples_none: {
    th: 'ไม่มีคำและตัวเลขตัวอย่างเหลือ บทความตัวอย่างดูที่หน้าแรกของหลังบ้าน',
    en: 'No sample words or figures are left; the office’s first page names sample articles',
  },
  samples_left: {
    th: 'ยังมีเนื้อหาตัวอย่าง {{count}} ชิ้น สั่ง npm run brand -w apps/site -- --samples เพื่อดูว่าอยู่ที่ใด แล้วใส่ของจริงก่อนเปิดใช้',
    en: '{{count}} pieces of content are still samples. npm run brand -w apps/site -- --samples says where; put the vendor’s own there before a launch.',
  },
} as const;

/** Reasons why a server does not answer, by the error code or message of Node, its TLS or nodemailer. */
export const reasons = [
  { error: /ENOTFOUND|EAI_AGAIN|EDNS/, th: 'ไม่พบชื่อนี้', en: 'no such name' },
  { error: /ECONNREFUSED/, th: 'ไม่มีใครรับที่พอร์ตนี้', en: 'nobody listens there' },
  { error: /TIMEDOUT|TimeoutError|TIMEOUT/, th: 'ไม่ตอบในเวลาที่กำหนด', en: 'no answer in time' },
  { error: /E(HOST|NET)UNREACH/, th: 'ไปไม่ถึงเครือข่ายนั้น', en: 'there is no way to that network' },
  { error: /ECONNRESET|UND_ERR_SOCKET/, th: 'ถูกตัดการเชื่อมต่อ', en: 'the connection was cut' },
  {
    error: /EPROTO|ERR_SSL|wrong version number|packet length/,
    th: 'ที่พอร์ตนี้ไม่ใช่ TLS',
    en: 'that port does not speak TLS',
  },
  { error: /HAS_EXPIRED|has expired/, th: 'ใบรับรองหมดอายุ', en: 'the certificate has expired' },
  {
    error: /ALTNAME|altnames/,
    th: 'ใบรับรองเป็นของชื่ออื่น',
    en: 'the certificate is another name’s',
  },
  {
    error: /SELF_SIGNED|UNABLE_TO_|certificate/,
    th: 'ใบรับรองไม่น่าเชื่อถือ',
    en: 'the certificate is not trusted',
  },
] as const;
