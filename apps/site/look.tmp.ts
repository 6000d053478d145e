import { mkdtempSync, renameSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { freePorts, ServerProcess } from './e2e/server-process.ts';
const dir = mkdtempSync('/tmp/mv/machines/look-');
const [sp = 0, op = 0] = await freePorts(2);
const site = new ServerProcess('/work/wt/machines/apps/site', /^Site {4}(http:\S+)$/m);
const office = new ServerProcess('/work/wt/machines/apps/office', /^Office {2}(http:\S+)\/admin$/m);
const common = { DATA_DIR: dir, SITE_URL: `http://127.0.0.1:${sp}`, OFFICE_URL: `http://127.0.0.1:${op}`, SITE_INTERNAL_URL: `http://127.0.0.1:${sp}`, LOG_LEVEL: 'warn' };
const oEnv = { ...common, OFFICE_PORT: String(op), OFFICE_SAMPLES: 'false', OFFICE_ADMIN_EMAIL: 'admin@clinicdee.example', OFFICE_ADMIN_PASSWORD: 'correct horse clinic', NOTIFY_WEBHOOK_URL: 'http://127.0.0.1:9/', NOTIFY_WEBHOOK_SECRET: 'x'.repeat(40), ALERT_WEBHOOK_URL: 'http://127.0.0.1:9/' , ...JSON.parse(process.env.EXTRA ?? '{}') };
await office.start(oEnv);
const secrets = JSON.parse(readFileSync(path.join(dir, 'secrets.json'), 'utf8'));
const sEnv = { ...common, PORT: String(sp), LEAD_API_URL: `http://127.0.0.1:${op}/api/intake/leads`, LEAD_API_TOKEN: secrets.LEAD_API_TOKEN, CONTENT_API_URL: `http://127.0.0.1:${op}`, CONTENT_API_KEY: secrets.CONTENT_API_KEY, OFFICE_INTERNAL_URL: `http://127.0.0.1:${op}` };
await site.start(sEnv);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] });
const login = await fetch(`http://127.0.0.1:${op}/api/users/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'admin@clinicdee.example', password: 'correct horse clinic' }) });
const cookies = login.headers.getSetCookie().map((c) => { const [nv = ''] = c.split(';'); const i = nv.indexOf('='); return { name: nv.slice(0, i), value: nv.slice(i + 1), url: `http://127.0.0.1:${op}` }; });
async function shot(name: string) {
  for (const width of [360, 1280]) {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${op}/admin`, { timeout: 60000 });
    const health = page.locator('.health');
    await health.waitFor({ timeout: 30000 }).catch(() => undefined);
    if (width === 360) console.log(`== ${name}\n` + await page.locator('main').innerText({ timeout: 5000 }).catch(() => page.locator('body').innerText()));
    await page.screenshot({ path: `/tmp/mv/machines/shots/${name}-${width}.png`, fullPage: true });
    console.log(width, 'overflow', await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
    await context.close();
  }
}
const lead = () => fetch(`http://127.0.0.1:${sp}/api/leads`, { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': 'k' + Math.random().toString(36) }, body: JSON.stringify({ fullname: 'ผู้ส่ง ทดสอบ', phone: '0812345678', email: 'a@clinic.co.th', organization_type: 'จิตเวช', description: '' }) }).then((r) => r.status);
try {
  console.log('lead', await lead()); await sleep(4000);
  await shot('1-channel');
  await site.stop(); await site.start({ ...sEnv, LEAD_API_TOKEN: 'z'.repeat(40) }); console.log('lead', await lead()); await sleep(5000);
  await shot('2-token');
  await site.stop();
  { const d = new DatabaseSync(path.join(dir, 'site.sqlite')); console.log(d.prepare("select key,value from catalogue where key like '%clock%' or key like '%seen%'").all()); d.exec(`update catalogue set value = value + 94608000000 where key like '%seen%'`); d.close(); }
  await site.start(sEnv); await sleep(4000);
  await shot('3-clock');
  const a = path.join(dir, 'site.sqlite'); renameSync(a, a + '.away'); console.log('lead', await lead()); await sleep(3000);
  await shot('4-moved');
  await site.stop('SIGKILL'); await sleep(2000);
  await shot('5-site-gone');
  const b = path.join(dir, 'office.sqlite'); renameSync(b, b + '.away'); await sleep(3000);
  await shot('6-office-moved');
} finally { console.log(site.log.slice(-1500), office.log.slice(-1500)); await browser.close(); await site.stop('SIGKILL'); await office.stop('SIGKILL'); }
