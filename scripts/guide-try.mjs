// `npm run guide:try`: follows docs/guides/make-it-yours.md in a fresh clone, as another vendor: every command as it
// stands there, every value typed into the real files and forms at a person's pace, each step by the clock. Then it
// looks for what is left of the vendor before. `-- --hurried` leaves the pauses out: the way is tried, not the time.
// A folder that was cloned and released before may be given.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Clone } from './guide/clone.mjs';
import { Hands } from './guide/hands.mjs';
import { goneFrom, leftOver, wordsOf } from './guide/left-over.mjs';
import { OfficeForm } from './guide/office-form.mjs';
import { drawMark, fillInFile, forms } from './guide/steps.mjs';
import { main, Refusal, root } from './project.mjs';

const options = process.argv.slice(2);
const isHurried = options.includes('--hurried');
const given = options.find((option) => !option.startsWith('-'));
const guide = readFileSync(path.join(root, 'docs/guides/make-it-yours.md'), 'utf8');

/** @type {Set<string>} */
const read = new Set();

/** What is read before a step: its part of the guide, once. @param {string} name */
function part(name) {
  const number = /^\d/.exec(name)?.[0] ?? '';
  if (read.has(number)) return '';
  read.add(number);
  return guide.split(/^## /m).find((text) => text.startsWith(`${number}. `)) ?? '';
}

/** Commands of the first block, without what is said of them. */
const commands = /```sh\n([^]*?)```/
  .exec(guide)?.[1]
  ?.split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter((line) => line !== '');

await main(async () => {
  const clone = new Clone(given);
  const [first, samples = '', brand = ''] = commands ?? [];
  if (first !== 'npm start') throw new Refusal('The guide begins with another command.');
  clone.listenAt(await freePorts());
  const was = wordsOf(clone.folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const page = await browser.newPage({ locale: 'th-TH', timezoneId: 'Asia/Bangkok' });
    page.setDefaultTimeout(60_000);
    const hands = new Hands(page, isHurried);
    let once = '';
    await hands.step('npm start', guide.split(/^## /m)[0] ?? '', async () => {
      once = await clone.start();
    });
    await hands.step(samples, '', async () => void (await clone.run(samples)));
    await hands.step('1. vendor.ts, all of it', part('1'), () =>
      fillInFile(hands, clone.folder, 'vendor.ts'),
    );
    await hands.step('3. mark', part('2') + part('3'), async () => {
      await drawMark(hands, clone.folder);
      await clone.run(brand);
      await page.goto(`file://${path.join(clone.folder, 'test-results/brand.html')}`);
      await hands.pause(20_000);
    });
    await hands.step('first log-in', '', () => logIn(hands, clone.office, once));
    for (const [slug, step, fill] of forms) {
      const form = new OfficeForm(hands, clone.office, slug);
      await hands.step(step, part(step), async () => {
        await form.open();
        await fill(form);
        await form.publish();
      });
    }
    await hands.step('5. the clinic in the drawn views', '', () =>
      fillInFile(hands, clone.folder, 'drawn-clinic.ts'),
    );
    await hands.step(
      '6. npm run build',
      part('6'),
      async () => void (await clone.run('npm run build')),
    );
    await hands.step('npm run release', '', async () => void (await clone.run('npm run release')));
    await hands.step('npm run remove-samples -w apps/office', part('7'), async () => {
      await clone.run('npm run remove-samples -w apps/office');
    });
    process.stdout.write(`\n${table(hands.steps)}\n\n${await clone.run(samples, true)}\n`);
    // As they were built just now: a release keeps the files of the one before, for pages that are still open.
    const built = ['apps/site/dist/client', 'apps/office/.next/static', 'apps/office/public'];
    const folders = built.map((one) => path.join(clone.folder, one));
    const gone = goneFrom(was, clone.folder);
    let left = await leftOver(clone.site, folders, gone);
    // A list of articles that is empty all at once is believed after three minutes.
    for (let turn = 0; left.length > 0 && turn < 12; turn += 1) {
      await page.waitForTimeout(20_000);
      left = await leftOver(clone.site, folders, gone);
    }
    process.stdout.write(
      left.length
        ? `Left of the one before:\n${left.join('\n')}\n`
        : 'Nothing is left of the one before.\n',
    );
    if (left.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await clone.end();
  }
});

/** @param {Hands} hands @param {string} office @param {string} once */
async function logIn(hands, office, once) {
  const { page } = hands;
  const password = 'รหัสของคลินิกใหม่ 2569';
  await page.goto(`${office}/admin/login`, { waitUntil: 'networkidle' });
  await hands.write(page.locator('input[name=email]'), 'admin@clinicdee.example');
  await hands.write(page.locator('input[type=password]'), once);
  await hands.press(page.getByRole('button', { name: 'เข้าสู่ระบบ' }));
  await page.waitForURL('**/admin');
  await hands.press(page.getByRole('link', { name: 'ตั้งรหัสผ่านใหม่ในหน้าบัญชี' }));
  await page.waitForLoadState('networkidle');
  await hands.press(page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }));
  await hands.write(page.getByLabel('รหัสผ่านใหม่'), password);
  await hands.write(page.getByLabel('ยืนยันรหัสผ่าน'), password);
  await page.waitForTimeout(1000);
  await hands.press(page.locator('#action-save'));
  await page.locator('[data-sonner-toast][data-type="success"]').first().waitFor();
}

/** @param {import('./guide/hands.mjs').Step[]} steps */
function table(steps) {
  const rows = steps.map(({ name, seconds, read, fields, letters }) =>
    [name.padEnd(52), minutes(seconds), minutes(read), String(fields), String(letters)].join('\t'),
  );
  return [`${'Step'.padEnd(52)}\tminutes\tof them read\tfields\tletters`, ...rows].join('\n');
}

/** @param {number} seconds */
function minutes(seconds) {
  return (seconds / 60).toFixed(1);
}

/** @returns {Promise<readonly [number, number]>} */
async function freePorts() {
  const probes = [createServer(), createServer()];
  const ports = await Promise.all(
    probes.map(
      (probe) =>
        new Promise((resolve) => {
          probe.listen(0, '127.0.0.1', () => {
            const address = probe.address();
            const port = typeof address === 'object' && address ? address.port : 0;
            probe.close(() => resolve(port));
          });
        }),
    ),
  );
  return /** @type {[number, number]} */ (ports);
}
