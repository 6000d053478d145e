import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';
import { overHttp2, past } from './by-name.mjs';
import { STRANGER } from './container.mjs';
import { admin, eventually, leadArrives, logIn, sendLead } from './visit.mjs';

/** Of names in `.localhost` Caddy signs the certificates itself. */
const DOMAIN = 'clinic.localhost';
const addresses = {
  SITE_URL: `https://www.${DOMAIN}`,
  OFFICE_URL: `https://office.${DOMAIN}`,
  SITE_INTERNAL_URL: 'http://127.0.0.1:4321',
  OFFICE_INTERNAL_URL: 'http://127.0.0.1:4322',
  TRUST_PROXY: '1',
  ALLOW_SAMPLES: '1',
};

/**
 * What compose.yaml describes: site and office in containers of their own with one data folder, PostgreSQL
 * behind a socket alone, and Caddy with its Caddyfile. PostgreSQL and Caddy are Debian's.
 *
 * @param {import('./tries.mjs').Tools} tools
 */
export async function tryBehindCaddy({ check, container, room }) {
  const data = path.join(room('compose'), 'data');
  const socket = room('socket');
  const site = container();
  const office = container();
  /** @type {(() => void)[]} */
  const ends = [];
  try {
    await check('PostgreSQL without any port, and Caddy', async () => {
      ends.push(await startPostgres(room('postgres'), socket), startCaddy(room('caddy')));
    });
    await check('site and office in containers of their own become healthy', async () => {
      const account = { OFFICE_ADMIN_EMAIL: admin.email, OFFICE_ADMIN_PASSWORD: admin.password };
      const DATABASE_URL = 'postgres://office@/office?host=/var/run/postgresql';
      const volume = `${socket}:/var/run/postgresql`;
      office.start(data, { ...addresses, ...account, APPS: 'office', DATABASE_URL }, volume);
      site.start(data, { ...addresses, APPS: 'site', LEADS_PER_MINUTE: '4' });
      await office.isHealthy();
      await site.isHealthy();
    });
    const ca = () => readFileSync(path.join(room('caddy'), 'caddy/pki/authorities/local/root.crt'));
    const ask = past(ca);
    await check('TLS, HTTP/2, and the other names', async () => {
      await eventually(async () => assert.equal((await ask(`${addresses.SITE_URL}/`)).status, 200));
      const bare = await ask(`https://${DOMAIN}/pdpa?a=1`);
      assert.equal(bare.headers.get('location'), `${addresses.SITE_URL}/pdpa?a=1`);
      const plain = await fetch('http://127.0.0.1/', {
        headers: { host: `www.${DOMAIN}` },
        redirect: 'manual',
      });
      assert.equal(plain.status, 308);
      assert.equal(await overHttp2(ca(), `www.${DOMAIN}`), 200);
      const login = await ask(`${addresses.OFFICE_URL}/admin/login`);
      assert.equal(login.status, 200);
      for (const answer of [login, await ask(`${addresses.SITE_URL}/`)]) {
        assert.match(answer.headers.get('strict-transport-security') ?? '', /max-age=63072000/);
      }
    });
    await check('a lead goes through to PostgreSQL', async () => {
      const reference = await sendLead(addresses.SITE_URL, ask);
      await leadArrives(
        addresses.OFFICE_URL,
        await logIn(addresses.OFFICE_URL, ask),
        reference,
        ask,
      );
    });
    await check('limits of size, and of calls from the address that Caddy saw', async () => {
      const large = await ask(`${addresses.SITE_URL}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `"${'x'.repeat(100_000)}"`,
      });
      assert.equal(large.status, 413);
      // Whoever names another address each time is still one.
      const sendMany = async () => {
        for (let turn = 1; turn < 10; turn++) {
          await sendLead(addresses.SITE_URL, (url, options = {}) => {
            const forged = { 'x-forwarded-for': `198.51.100.${turn}` };
            // Other words each time: the same lead once more is not counted.
            const body = String(options.body ?? '').replace(/ทดลอง/, `$&${'ๆ'.repeat(turn)}`);
            const headers = { ...options.headers, ...forged };
            return ask(url, { ...options, headers, ...(options.body && { body }) });
          });
        }
      };
      await assert.rejects(sendMany, /429/);
    });
    await check('stops of both', async () => {
      const [one, other] = await Promise.all([site.stop(), office.stop()]);
      for (const { seconds, code } of [one, other]) {
        assert.ok(seconds < 15, `${seconds} s`);
        assert.equal(code, 0);
      }
      return `${one.seconds.toFixed(1)} s and ${other.seconds.toFixed(1)} s`;
    });
  } finally {
    for (const end of ends) end();
  }
}

/** @param {string} folder @param {string} socket */
async function startPostgres(folder, socket) {
  const [version = ''] = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
  const bin = path.join('/usr/lib/postgresql', version, 'bin');
  const user = { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
  for (const at of [folder, socket]) chownSync(at, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: /** @type {const} */ ('ignore') };
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'office', '-E', 'UTF8'],
    options,
  );
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-k', socket, '-c', 'listen_addresses='],
    options,
  );
  await eventually(() => {
    execFileSync(path.join(bin, 'createdb'), ['-h', socket, '-U', 'office', 'office'], options);
  });
  return () => void server.kill('SIGINT');
}

/** @param {string} folder where it keeps what it signs with */
function startCaddy(folder) {
  if (!existsSync('/usr/bin/caddy')) throw new Error('apt-get install caddy');
  chownSync(folder, STRANGER, STRANGER);
  mkdirSync(path.join(folder, 'home'));
  const server = spawn(
    '/usr/bin/caddy',
    ['run', '--config', path.join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'],
    {
      ...{ uid: STRANGER, gid: STRANGER, cwd: folder, stdio: 'ignore' },
      env: {
        ...{ HOME: path.join(folder, 'home'), XDG_DATA_HOME: folder, PATH: process.env.PATH ?? '' },
        ...{
          SITE_ALIAS: DOMAIN,
          SITE_UPSTREAM: '127.0.0.1:4321',
          OFFICE_UPSTREAM: '127.0.0.1:4322',
        },
        ...{ SITE_URL: addresses.SITE_URL, OFFICE_URL: addresses.OFFICE_URL },
      },
    },
  );
  return () => void server.kill('SIGTERM');
}

/** @param {string} flag @param {string} name */
const idOf = (flag, name) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
