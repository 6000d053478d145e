/** Description and remedy of each finding. */
export const words = {
  settings_read: { th: 'อ่านค่าที่ตั้งไว้ได้ครบ', en: 'The settings can be read' },
  settings_bad: {
    th: 'ค่าที่ตั้งไว้ใช้ไม่ได้: {{which}}',
    en: 'Settings that cannot be used: {{which}}',
    remedy: {
      th: 'แก้ในไฟล์ .env หรือตัวแปรของระบบ ความหมายของแต่ละตัวอยู่ใน docs/guides/configuration.md',
      en: 'Mend them in .env or in the environment; docs/guides/configuration.md says what each means.',
    },
  },
  never_started: {
    th: 'ยังไม่เคยเริ่มระบบด้วย DATA_DIR นี้: {{dataDir}}',
    en: 'Nothing was ever started with this DATA_DIR: {{dataDir}}',
    remedy: {
      th: 'สั่ง npm start หนึ่งครั้ง หรือตั้ง DATA_DIR ให้ตรงกับที่ระบบใช้อยู่',
      en: 'Run npm start once, or set DATA_DIR to the folder that the site uses.',
    },
  },
  other_user: {
    th: 'DATA_DIR เป็นของผู้ใช้อื่น ({{owner}}) จึงตรวจสิทธิ์เขียนแทนไม่ได้',
    en: 'DATA_DIR is another user’s ({{owner}}), so whether it can be written is not known',
    remedy: {
      th: 'สั่ง npm run doctor ด้วยผู้ใช้เดียวกับที่เปิดเว็บไซต์',
      en: 'Run npm run doctor as the user that runs the site.',
    },
  },
  versions: {
    th: 'รุ่น {{version}} บน Node {{node}} และ SQLite {{sqlite}}',
    en: 'Version {{version}} on Node {{node}} and SQLite {{sqlite}}',
  },
  not_built: {
    th: 'ยังไม่ได้สร้างหน้าเว็บไซต์',
    en: 'The site has not been built',
    remedy: {
      th: 'สั่ง npm start หรือ npm run build แล้วเริ่มใหม่',
      en: 'Run npm start, or npm run build and start again.',
    },
  },
  database_step: {
    th: 'ฐานข้อมูลอยู่ที่ขั้น {{step}} ตรงกับรุ่นนี้',
    en: 'The database is at step {{step}}, as this version has it',
  },
  database_older: {
    th: 'ฐานข้อมูลอยู่ที่ขั้น {{step}} รุ่นนี้ต้องการขั้น {{wanted}}',
    en: 'The database is at step {{step}}; this version wants {{wanted}}',
    remedy: {
      th: 'สำรองข้อมูล (npm run backup) แล้วเริ่มเว็บไซต์ใหม่ ระบบจะปรับฐานข้อมูลเอง',
      en: 'Back up (npm run backup), then start the site again: it brings the database up by itself.',
    },
  },
  database_newer: {
    th: 'ฐานข้อมูลเขียนโดยรุ่นที่ใหม่กว่า (ขั้น {{step}} รุ่นนี้รู้จักถึง {{wanted}})',
    en: 'A newer version has written in the database (step {{step}}; this one knows {{wanted}})',
    remedy: {
      th: 'เริ่มรุ่นที่ใหม่กว่า หรือย้อนรุ่นตาม docs/guides/deploy.md หัวข้อ Releases',
      en: 'Start the newer version, or go back as docs/guides/deploy.md says under Releases.',
    },
  },
  data_private: {
    th: 'ไฟล์ใน DATA_DIR อ่านได้เฉพาะผู้ใช้ของระบบ',
    en: 'What lies in DATA_DIR is for its own user alone',
  },
  data_open: {
    th: 'ผู้ใช้อื่นของเครื่องเข้าถึง DATA_DIR ได้ (สิทธิ์ {{mode}})',
    en: 'Other users of the machine can reach DATA_DIR (mode {{mode}})',
    remedy: {
      th: 'สั่ง chmod go= ที่ DATA_DIR เว็บไซต์ปรับให้เองเมื่อเริ่มใหม่ด้วย',
      en: 'chmod go= DATA_DIR; the site also does so when it starts.',
    },
  },
  data_refused: {
    th: 'เขียนลง DATA_DIR ไม่ได้ ({{why}})',
    en: 'DATA_DIR takes nothing ({{why}})',
    remedy: {
      th: 'ตรวจสิทธิ์ (chown -R) พื้นที่ว่าง และสภาพดิสก์ แบบฟอร์มไม่รับข้อมูล หรือจะไม่รับเมื่อเริ่มใหม่',
      en: 'Look at its permissions (chown -R), free space and disk: the form takes nothing, or will not after a start.',
    },
  },
  space: { th: 'ดิสก์ว่าง {{free}}', en: '{{free}} of the disk are free' },
  database_whole: { th: 'site.sqlite สมบูรณ์', en: 'site.sqlite is whole' },
  database_damaged: {
    th: 'site.sqlite เสียหาย',
    en: 'site.sqlite is damaged',
    remedy: {
      th: 'เริ่มเว็บไซต์ใหม่ ระบบจะเก็บไฟล์ที่เสียไว้ต่างหากและสร้างไฟล์ใหม่จาก leads.journal แล้วตรวจดิสก์',
      en: 'Start the site again: it sets the file aside and fills a new one from leads.journal. Then look at the disk.',
    },
  },
  database_unread: {
    th: 'เปิดอ่าน site.sqlite ไม่ได้',
    en: 'site.sqlite cannot be read',
    remedy: {
      th: 'ตรวจว่าไฟล์ยังอยู่และมีสิทธิ์อ่าน ถ้าหายให้กู้จากข้อมูลสำรองด้วย npm run restore',
      en: 'See that it is there and may be read; where it is gone, npm run restore.',
    },
  },
  outbox_empty: { th: 'ไม่มีลูกค้าค้างส่ง', en: 'No lead waits' },
  outbox_waiting: {
    th: 'ลูกค้าค้างส่ง {{waiting}} ราย รายแรกรอมา {{minutes}} นาที ถูกปฏิเสธ {{refused}} ราย',
    en: '{{waiting}} leads wait, the oldest for {{minutes}} minutes; {{refused}} were refused',
    remedy: {
      th: 'สั่ง npm run leads เพื่อดูสาเหตุ และ npm run leads -- --resend all เพื่อส่งใหม่',
      en: 'npm run leads says why; npm run leads -- --resend all sends them again.',
    },
  },
  site_answers: { th: 'เว็บไซต์ทำงานที่ {{address}}', en: 'The site runs at {{address}}' },
  site_silent: {
    th: 'เว็บไซต์ไม่ตอบที่ {{address}} ({{why}})',
    en: 'The site does not answer at {{address}} ({{why}})',
    remedy: {
      th: 'เริ่มด้วย npm start หรือตรวจ PORT และ HOST',
      en: 'Start it with npm start, or look at PORT and HOST.',
    },
  },
  site_foreign: {
    th: '{{address}} ตอบ แต่ไม่ใช่เว็บไซต์ ({{why}})',
    en: '{{address}} answers, but not with the site ({{why}})',
    remedy: {
      th: 'ตรวจ SITE_INTERNAL_URL หรือ PORT และ HOST',
      en: 'Look at SITE_INTERNAL_URL, or PORT and HOST.',
    },
  },
  office_answers: { th: 'หลังบ้านทำงานที่ {{address}}', en: 'The office runs at {{address}}' },
  office_silent: {
    th: 'หลังบ้านไม่ตอบที่ {{address}} ({{why}}) ลูกค้าใหม่รออยู่ในเว็บไซต์',
    en: 'The office does not answer at {{address}} ({{why}}); new leads wait in the site',
    remedy: {
      th: 'เริ่มหลังบ้าน หรือตรวจ OFFICE_URL และ OFFICE_INTERNAL_URL',
      en: 'Start it, or look at OFFICE_URL and OFFICE_INTERNAL_URL.',
    },
  },
  office_other: {
    th: '{{address}} ตอบ แต่ไม่ใช่หลังบ้าน ({{why}}) ลูกค้าใหม่รออยู่ในเว็บไซต์',
    en: '{{address}} answers, but not with the office ({{why}}); new leads wait in the site',
    remedy: {
      th: 'ตรวจ OFFICE_INTERNAL_URL และ OFFICE_URL และสิ่งที่คั่นกลาง',
      en: 'Look at OFFICE_INTERNAL_URL and OFFICE_URL, and at what stands in between.',
    },
  },
  office_none: { th: 'ไม่ได้ใช้หลังบ้าน', en: 'There is no office' },
  key_agreed: { th: '{{name}} ตรงกันทั้งสองฝั่ง', en: '{{name}} is the same on both sides' },
  key_refused: {
    th: '{{name}} ไม่ตรงกัน: {{address}} ปฏิเสธ ({{status}})',
    en: '{{name}} is not the same on both sides: {{address}} refuses it ({{status}})',
    remedy: {
      th: 'ตั้ง {{name}} ให้เหมือนกันทั้งสองฝั่ง แล้วเริ่มใหม่ทั้งคู่',
      en: 'Give {{name}} the same value on both sides, and start both again.',
    },
  },
  call_silent: {
    th: '{{address}} ไม่ตอบ ({{why}}) จึงไม่รู้ว่า {{name}} ตรงกันหรือไม่',
    en: '{{address}} does not answer ({{why}}), so {{name}} could not be tried',
    remedy: {
      th: 'ตรวจว่าปลายทางทำงาน และ {{setting}} ถูกต้อง',
      en: 'See that it works, and that {{setting}} is right.',
    },
  },
  call_odd: {
    th: '{{address}} ตอบ {{status}} ซึ่งไม่ใช่คำตอบที่ควรได้ ({{name}})',
    en: '{{address}} answers {{status}}, which is not what it should ({{name}})',
    remedy: {
      th: 'ตรวจว่า {{setting}} เป็นที่อยู่ของบริการนี้จริง และสิ่งที่คั่นกลาง',
      en: 'See that {{setting}} is the right service’s, and what stands in between.',
    },
  },
  call_failing: {
    th: '{{address}} ขัดข้อง (ตอบ {{status}}) จึงไม่รู้ว่า {{name}} ตรงกันหรือไม่',
    en: '{{address}} fails (it answers {{status}}), so {{name}} could not be tried',
    remedy: {
      th: 'ดู /readyz และบันทึกการทำงานของปลายทาง ที่อยู่มาจาก {{setting}}',
      en: 'Look at its /readyz and its log; the address is that of {{setting}}.',
    },
  },
  call_there: {
    th: '{{address}} ตอบ ส่วน {{name}} จะรู้เมื่อส่งรายการจริง',
    en: '{{address}} answers; {{name}} shows with the first real one',
  },
  leads_nowhere: {
    th: 'ยังไม่ได้ตั้งที่ส่งลูกค้าใหม่ ลูกค้าค้างอยู่ในเว็บไซต์',
    en: 'Leads go nowhere: they wait in the site',
    remedy: {
      th: 'ตั้ง OFFICE_URL หรือ LEAD_API_URL กับ LEAD_API_TOKEN',
      en: 'Set OFFICE_URL, or LEAD_API_URL and LEAD_API_TOKEN.',
    },
  },
  registrations_nowhere: {
    th: 'ยังไม่ได้ตั้งที่รับการลงทะเบียน ผู้เยี่ยมชมถูกขอให้โทร',
    en: 'Registrations go nowhere: visitors are asked to call',
    remedy: {
      th: 'ตั้ง OFFICE_URL หรือ REGISTRATION_API_URL กับ REGISTRATION_API_TOKEN',
      en: 'Set OFFICE_URL, or REGISTRATION_API_URL and REGISTRATION_API_TOKEN.',
    },
  },
  articles_nowhere: {
    th: 'ยังไม่ได้ตั้งที่มาของบทความ',
    en: 'Articles come from nowhere',
    remedy: {
      th: 'ตั้ง OFFICE_URL หรือ CONTENT_API_URL กับ CONTENT_API_KEY',
      en: 'Set OFFICE_URL, or CONTENT_API_URL and CONTENT_API_KEY.',
    },
  },
  outside_well: {
    th: '{{address}} เปิดได้จากข้างนอก เป็นเว็บไซต์นี้',
    en: '{{address}} is answered by this site',
  },
  outside_local: {
    th: '{{name}} เป็นที่อยู่ในเครื่องนี้: {{address}}',
    en: '{{name}} is an address of this machine: {{address}}',
    remedy: {
      th: 'ก่อนเปิดใช้จริง ตั้ง {{name}} เป็น https:// ที่คนภายนอกเข้าถึง',
      en: 'Before a launch, set {{name}} to the https:// address by which people come.',
    },
  },
  outside_http: {
    th: '{{name}} ไม่ใช่ https: {{address}}',
    en: '{{name}} is not https: {{address}}',
    remedy: {
      th: 'ให้พร็อกซีข้างหน้ารับ TLS แล้วตั้ง {{name}} เป็น https://',
      en: 'Have a proxy end TLS in front, and set {{name}} to https://.',
    },
  },
  outside_silent: {
    th: '{{address}} เปิดไม่ได้จากเครื่องนี้ ({{why}})',
    en: '{{address}} cannot be opened from this machine ({{why}})',
    remedy: {
      th: 'ตรวจว่า {{name}} ถูกต้อง แล้วตรวจชื่อโดเมน พร็อกซี และใบรับรอง',
      en: 'See that {{name}} is right, then look at the name server, the proxy and the certificate.',
    },
  },
  outside_foreign: {
    th: '{{address}} ตอบ แต่ไม่ใช่เว็บไซต์นี้ (ตอบ {{status}})',
    en: '{{address}} answers, but not with this site ({{status}})',
    remedy: {
      th: 'ตรวจว่า SITE_URL ถูกต้อง และให้พร็อกซีส่งทุกอย่างมาที่ HOST:PORT ของเว็บไซต์นี้',
      en: 'See that SITE_URL is right, and have the proxy hand everything on to HOST:PORT of this site.',
    },
  },
  office_outside: {
    th: '{{address}} เปิดได้ เป็นหลังบ้าน',
    en: '{{address}} is answered by the office',
  },
  office_foreign: {
    th: '{{address}} ตอบ แต่ไม่ใช่หลังบ้าน (ตอบ {{status}}) ลิงก์ในการแจ้งเตือนและคำเชิญจึงไปผิดที่',
    en: '{{address}} answers, but not with the office ({{status}}), so links in alerts and invitations lead astray',
    remedy: {
      th: 'ตรวจว่า OFFICE_URL ถูกต้อง และให้พร็อกซีส่งทุกอย่างมาที่ HOST:OFFICE_PORT ของหลังบ้าน',
      en: 'See that OFFICE_URL is right, and have the proxy hand everything on to HOST:OFFICE_PORT of the office.',
    },
  },
  office_local: {
    th: 'OFFICE_URL เป็นที่อยู่ในเครื่องนี้: {{address}} ลิงก์ในการแจ้งเตือนและคำเชิญเปิดจากที่อื่นไม่ได้',
    en: 'OFFICE_URL is an address of this machine: {{address}}. Links in alerts and invitations open nowhere else',
    remedy: {
      th: 'ตั้ง OFFICE_URL เป็น https:// ที่ทีมงานใช้เปิดหลังบ้าน',
      en: 'Set OFFICE_URL to the https:// address by which staff come.',
    },
  },
  certificate_days: {
    th: 'ใบรับรองของ {{address}} เหลืออีก {{days}} วัน',
    en: 'The certificate of {{address}} is good for {{days}} days',
    remedy: {
      th: 'ต่ออายุ และตรวจว่าการต่ออายุอัตโนมัติทำงาน',
      en: 'Renew it, and see why that is not done by itself.',
    },
  },
  hsts_missing: {
    th: '{{address}} ไม่ส่ง Strict-Transport-Security',
    en: '{{address}} sends no Strict-Transport-Security',
    remedy: {
      th: 'เพิ่มในพร็อกซี หรือดูว่าพร็อกซีตัดออกหรือไม่',
      en: 'Add it in the proxy, or see whether the proxy takes it away.',
    },
  },
  forwarded_missing: {
    th: 'พร็อกซีไม่ส่ง X-Forwarded-For ทุกคนจึงนับเป็นคนเดียวในขีดจำกัด',
    en: 'The proxy sends no X-Forwarded-For, so everybody counts as one for the limits',
    remedy: {
      th: 'ตั้งพร็อกซีตาม docs/guides/deploy.md',
      en: 'Set the proxy up as docs/guides/deploy.md says.',
    },
  },
  forwarded_not_believed: {
    th: 'เว็บไซต์ไม่เชื่อ X-Forwarded-For ของพร็อกซี ทุกคนจึงนับเป็นคนเดียวในขีดจำกัด',
    en: 'The site does not believe the proxy’s X-Forwarded-For, so everybody counts as one for the limits',
    remedy: {
      th: 'ตั้ง TRUST_PROXY=1 หรือที่อยู่ของพร็อกซี แล้วเริ่มใหม่',
      en: 'Set TRUST_PROXY=1, or the proxy’s address, and start again.',
    },
  },
  forwarded_forged: {
    th: 'พร็อกซีส่งต่อ X-Forwarded-For ที่ผู้เยี่ยมชมเขียนเอง ใครก็เลี่ยงขีดจำกัดได้',
    en: 'The proxy hands on whatever X-Forwarded-For a visitor writes, so anybody escapes the limits',
    remedy: {
      th: 'ให้พร็อกซีเขียนทับหรือต่อท้ายด้วยที่อยู่จริง เช่น proxy_set_header X-Forwarded-For $remote_addr;',
      en: 'Have it write or add the real address: proxy_set_header X-Forwarded-For $remote_addr;',
    },
  },
  forwarded_well: {
    th: 'ที่อยู่ของผู้เยี่ยมชมผ่านพร็อกซีมาถูกต้อง',
    en: 'Visitors’ addresses come through the proxy as they should',
  },
  started_for_other: {
    th: 'หน้าเว็บที่เปิดอยู่บอกที่อยู่ว่า {{said}} แต่ SITE_URL คือ {{address}}',
    en: 'The pages that are served say {{said}}, and SITE_URL is {{address}}',
    remedy: {
      th: 'เริ่มเว็บไซต์ใหม่ด้วย SITE_URL ปัจจุบัน',
      en: 'Start the site again with the present SITE_URL.',
    },
  },
  http_open: {
    th: '{{address}} ไม่พาไปที่ https',
    en: '{{address}} does not lead to https',
    remedy: { th: 'ให้พร็อกซีพาจาก http ไป https', en: 'Have the proxy lead from http to https.' },
  },
  line_works: { th: 'LINE รับโทเค็น', en: 'LINE takes the token' },
  line_refused: {
    th: 'LINE ปฏิเสธ LINE_CHANNEL_TOKEN ({{status}})',
    en: 'LINE refuses LINE_CHANNEL_TOKEN ({{status}})',
    remedy: {
      th: 'ออกโทเค็นใหม่ใน LINE Developers แล้วสั่ง npm run doctor -- --send-test',
      en: 'Issue a new one in LINE Developers, then npm run doctor -- --send-test.',
    },
  },
  line_silent: {
    th: 'ติดต่อ LINE ไม่ได้ ({{why}})',
    en: 'LINE does not answer ({{why}})',
    remedy: { th: 'ตรวจว่าเครื่องออกอินเทอร์เน็ตได้', en: 'See that the machine reaches the internet.' },
  },
  mail_works: {
    th: 'เครื่องส่งอีเมลรับการเชื่อมต่อและรหัสผ่าน',
    en: 'The mail server answers, and takes the user and password',
  },
  mail_silent: {
    th: 'ใช้เครื่องส่งอีเมลไม่ได้ ({{why}})',
    en: 'The mail server cannot be used ({{why}})',
    remedy: {
      th: 'ตรวจชื่อเครื่อง พอร์ต และ smtp:// หรือ smtps:// ใน SMTP_URL',
      en: 'Look at the name, the port and smtp:// or smtps:// in SMTP_URL.',
    },
  },
  mail_refused: {
    th: 'เครื่องส่งอีเมลไม่ยอมรับชื่อผู้ใช้หรือรหัสผ่าน ({{why}})',
    en: 'The mail server refuses the user or password ({{why}})',
    remedy: {
      th: 'ตรวจชื่อผู้ใช้และรหัสผ่านใน SMTP_URL (เครื่องหมายพิเศษต้องเขียนเป็น %40 เป็นต้น)',
      en: 'Look at the user and password in SMTP_URL; special characters are written as %40 and so on.',
    },
  },
  mail_open: {
    th: 'เครื่องส่งอีเมลไม่มี TLS จึงไม่ส่งอีเมล เพราะผู้ที่ดักฟังเครือข่ายจะอ่านรหัสผ่านและชื่อลูกค้าได้',
    en: 'The mail server offers no TLS, so no mail is sent: others on the network could read the password and customers’ names',
    remedy: {
      th: 'ใช้ smtps:// หรือเครื่องที่มี STARTTLS ใน SMTP_URL หรืออนุญาตด้วย SMTP_ALLOW_PLAINTEXT=1',
      en: 'Use smtps://, or a server with STARTTLS, in SMTP_URL, or allow it with SMTP_ALLOW_PLAINTEXT=1.',
    },
  },
  webhook_reached: { th: 'ที่อยู่ของเว็บฮุกเชื่อมต่อได้', en: 'The webhook’s address can be reached' },
  webhook_silent: {
    th: 'เชื่อมต่อที่อยู่ของเว็บฮุกไม่ได้ ({{why}})',
    en: 'The webhook’s address cannot be reached ({{why}})',
    remedy: {
      th: 'ตรวจ WEBHOOK_URL และใบรับรองของปลายทาง ใบรับรองที่ออกเองต้องบอกไว้ใน NODE_EXTRA_CA_CERTS',
      en: 'Look at WEBHOOK_URL and the certificate there; one of your own goes into NODE_EXTRA_CA_CERTS.',
    },
  },
  test_sent: {
    th: 'ส่งข้อความทดสอบทาง {{name}} แล้ว ตรวจที่ปลายทางว่าได้รับ',
    en: 'A test was sent by {{name}}: see whether it arrived',
  },
  test_failed: {
    th: 'ส่งข้อความทดสอบทาง {{name}} ไม่สำเร็จ ({{why}})',
    en: 'The test by {{name}} was not taken ({{why}})',
    remedy: { th: 'ตรวจ {{setting}}', en: 'Look at {{setting}}.' },
  },
  channel_half: {
    th: '{{name}} ตั้งไม่ครบ ขาด {{missing}} จึงไม่มีใครได้รับ',
    en: '{{name}} is set by half: {{missing}} is missing, so nobody is told',
    remedy: {
      th: 'ตั้ง {{missing}} แล้วเริ่มใหม่ จากนั้นสั่ง npm run doctor -- --send-test',
      en: 'Set {{missing}} and start again, then npm run doctor -- --send-test.',
    },
  },
  channels_none: {
    th: 'ไม่มีช่องทางแจ้งลูกค้าใหม่ในค่าที่ตั้งของเครื่องนี้',
    en: 'No channel tells of a new lead in this machine’s settings',
    remedy: {
      th: 'ตั้ง LINE อีเมล หรือเว็บฮุก แล้วสั่ง npm run doctor -- --send-test',
      en: 'Set LINE, mail or a webhook, then npm run doctor -- --send-test.',
    },
  },
  samples_none: {
    th: 'ไม่มีคำและตัวเลขตัวอย่างเหลือ บทความตัวอย่างดูที่หน้าแรกของหลังบ้าน',
    en: 'No sample words or figures are left; the office’s first page names sample articles',
  },
  samples_left: {
    th: 'ยังมีเนื้อหาตัวอย่าง {{count}} ชิ้น',
    en: '{{count}} pieces of content are still samples',
    remedy: {
      th: 'สั่ง npm run brand -w apps/site -- --samples เพื่อดูว่าอยู่ที่ใด แล้วใส่ของจริงก่อนเปิดใช้',
      en: 'npm run brand -w apps/site -- --samples says where; put the vendor’s own there before a launch.',
    },
  },
} as const;

/** Reasons why a URL does not answer. */
export const reasons = {
  dns: { th: 'ไม่พบชื่อนี้', en: 'no such name' },
  refused: { th: 'ไม่มีใครรับที่พอร์ตนี้', en: 'nobody listens there' },
  late: { th: 'ไม่ตอบในเวลาที่กำหนด', en: 'no answer in time' },
  far: { th: 'ไปไม่ถึงเครือข่ายนั้น', en: 'there is no way to that network' },
  cut: { th: 'ถูกตัดการเชื่อมต่อ', en: 'the connection was cut' },
  no_tls: { th: 'ที่พอร์ตนี้ไม่ใช่ TLS', en: 'that port does not speak TLS' },
  expired: { th: 'ใบรับรองหมดอายุ', en: 'the certificate has expired' },
  other_name: { th: 'ใบรับรองเป็นของชื่ออื่น', en: 'the certificate is another name’s' },
  untrusted: { th: 'ใบรับรองไม่น่าเชื่อถือ', en: 'the certificate is not trusted' },
} as const;
