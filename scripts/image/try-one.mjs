import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { admin, eventually, leadArrives, logIn, sendLead, uploadPicture } from './visit.mjs';

const site = 'http://127.0.0.1:4321';
const office = 'http://127.0.0.1:4322';
const environment = {
  OFFICE_ADMIN_EMAIL: admin.email,
  OFFICE_ADMIN_PASSWORD: admin.password,
};

/**
 * Both apps in one container, by the image's own settings: nothing can be written but /data, there is no
 * /tmp, and nobody knows the user.
 *
 * @param {import('./tries.mjs').Tools} tools
 */
export async function tryOneContainer({ check, container, room }) {
  const one = container();
  const data = path.join(room('both'), 'data');
  await check('one container with both apps becomes healthy', async () => {
    one.start(data, environment);
    await one.isHealthy();
  });
  await check('pages', async () => {
    const pages = ['/', '/pdpa', '/terms', '/articles', '/sitemap.xml', '/robots.txt'];
    for (const page of [...pages.map((at) => site + at), `${office}/admin/login`]) {
      // Articles are copied from the office after the start; until then 503 says so.
      await eventually(async () => assert.equal((await fetch(page)).status, 200, page));
    }
  });
  let reference = '';
  await check('a lead goes through to the office', async () => {
    reference = await sendLead(site);
    await leadArrives(office, await logIn(office), reference);
  });
  await check('a picture is made smaller', async () => uploadPicture(office, await logIn(office)));
  await check('commands', async () => {
    assert.ok((await one.command('leads', '--json')).output.includes('"delivered"'));
    assert.equal((await one.command('clock')).code, 0);
    assert.equal((await one.command('backup', '/data/backups/try')).code, 0);
    const copied = readdirSync(path.join(data, 'backups/try'));
    for (const name of ['site.sqlite', 'office.sqlite', 'media'])
      assert.ok(copied.includes(name), name);
    const odd = await one.command('odd');
    assert.equal(odd.code, 1);
    assert.match(odd.output, /^There is no command "odd"/);
  });
  await check('nobody wanted to write elsewhere', async () => {
    assert.doesNotMatch(one.log, /EROFS|EACCES|read-only file system/i);
  });
  await check('a stop', async () => {
    const { seconds, code } = await one.stop();
    assert.ok(seconds < 15, `${seconds} s`);
    assert.equal(code, 0);
    return `${seconds.toFixed(1)} s`;
  });
  await check('after a start everything is there', async () => {
    one.again();
    await one.isHealthy();
    await leadArrives(office, await logIn(office), reference);
  });
  await check('a second stop', async () => assert.equal((await one.stop()).code, 0));
  await check('a wrong environment is refused in words', async () => {
    const wrong = container();
    wrong.start(data, { APPS: 'nothing' });
    assert.equal(await wrong.ended(), 1);
    assert.match(wrong.log, /^APPS=nothing names none of the apps\./);
  });
}
