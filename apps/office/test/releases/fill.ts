import { fileContent } from '@clinicdee/brand/site-content';
import { generateSync } from 'otplib';
import * as z from 'zod';
import { savedId } from '../answers.ts';
import { type Caller, deliverLead, type Office, register, storePicture } from '../office.ts';
import { content } from '../rich-text.ts';

/** Stores a few records of every kind, with their versions, as the database of a release. */
export async function fill(office: Office): Promise<void> {
  await addEnquiries(office);
  await addArticles(office, await office.person('marketing'));
  await addSiteContent(await office.person('marketing'));
  await addSecondFactor(office);
}

/** Sends one of the leads, the same each time. */
export function deliverReleaseLead(office: Office, number: number) {
  return deliverLead(office, `release-lead-${number}`, {
    fullname: `ผู้สนใจ ${number}`,
    marketing_consent: true,
    phone: `081-234-567${number}`,
    email: `lead-${number}@clinic.co.th`,
  });
}

/** Calls the office. @throws Error unless it answers with success */
async function send(caller: Caller, method: 'patch' | 'post', path: string, body: object = {}) {
  const answer = await caller[method](path, body);
  if (answer.status > 201) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer;
}

async function addEnquiries(office: Office): Promise<void> {
  for (const number of [1, 2, 3]) await deliverReleaseLead(office, number);
  await register(office, { fullname: 'ผู้ลงทะเบียน' });
  const sales = await office.person('sales');
  await send(sales, 'patch', '/leads/1', { status: 'contacted', note: 'โทรแล้ว' });
  await send(sales, 'patch', '/leads/2', { marketingConsent: false });
  await send(sales, 'post', '/privacy-requests', {
    right: 'access',
    fullname: 'มานี ขอดู',
    phone: '081-234-5678',
    email: 'manee@clinic.example',
  });
  const admin = await office.login();
  await send(admin, 'patch', '/leads/3', { deletedAt: new Date().toISOString() });
}

/** A published article with earlier versions and a newer draft, and one that waits for its schedule. */
async function addArticles(office: Office, marketing: Caller): Promise<void> {
  const { id: cover } = await storePicture(office, 'ภาพปก', 1200, 630);
  const { id: tag } = await office.create('tags', { name: 'ข่าว' });
  const texts = (title: string) => ({
    title,
    cover,
    tag,
    excerpt: `คำโปรยของ ${title}`,
    content: content({ type: 'text', version: 1, text: `เนื้อหาของ ${title}` }),
  });
  const add = async (title: string) =>
    savedId(await send(marketing, 'post', '/articles?draft=true', texts(title)));
  const published = await add('บทความแรก');
  for (const title of ['บทความแรก', 'บทความที่แก้'])
    await send(marketing, 'patch', `/articles/${published}`, {
      ...texts(title),
      _status: 'published',
    });
  await send(marketing, 'patch', `/articles/${published}?draft=true`, texts('ร่างใหม่'));
  const scheduled = await add('ตั้งเวลาไว้');
  await office.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'articles', value: `${scheduled}` } } as never,
    waitUntil: new Date('2099-01-01'),
  });
}

/** Every subject published, some several times and with a newer draft; a campaign page in two languages. */
async function addSiteContent(marketing: Caller): Promise<void> {
  const publish = (subject: string, texts: object) =>
    send(marketing, 'post', `/globals/${subject}`, { ...texts, _status: 'published' });
  for (const [subject, texts] of Object.entries(fileContent)) await publish(subject, texts);
  for (const subject of ['home', 'home-en'] as const) {
    const { hero, ...texts } = fileContent[subject];
    await publish(subject, { ...texts, hero: { ...hero, lead: 'คำนำที่สอง' } });
    const draft = { ...texts, hero: { ...hero, lead: 'ร่างคำนำ' }, _status: 'draft' };
    await send(marketing, 'post', `/globals/${subject}?draft=true`, draft);
  }
  const prices = fileContent.packages.packages
    .slice(0, 1)
    .map(({ code, yearlySatang }) => ({ package: code, yearlySatang: yearlySatang - 100_000 }));
  const promotion = {
    name: 'ปีใหม่',
    text: 'ลดต้อนรับปีใหม่',
    english: 'New year',
    from: '2099-01-01',
    until: '2099-01-31',
    prices,
  };
  await publish('promotions', { promotions: [promotion] });
  const page = (language: string) => ({
    heading: `ต้อนรับปีใหม่ ${language}`,
    lead: 'สมัครภายในเดือนนี้',
    language,
    searchTitle: 'โปรโมชันปีใหม่',
    searchDescription: 'โปรโมชันของเดือนนี้',
    sections: [{ blockType: 'text', heading: 'ลดราคา', paragraphs: [{ text: 'ทุกแพ็กเกจ' }] }],
    _status: 'published',
  });
  const thai = await send(marketing, 'post', '/pages', page('th'));
  const id = savedId(thai);
  await send(marketing, 'post', '/pages', { ...page('en'), slug: 'new-year', translationOf: id });
  await send(marketing, 'patch', `/pages/${id}?draft=true`, { heading: 'ร่างของหน้า' });
}

async function addSecondFactor(office: Office): Promise<void> {
  const sales = await office.person('sales');
  const started = await send(sales, 'post', '/users/second-factor/start');
  const { secret } = started.as(z.object({ secret: z.string() }));
  const code = generateSync({ secret });
  await send(sales, 'post', '/users/second-factor/activate', { code });
}
