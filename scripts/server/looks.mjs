import assert from 'node:assert/strict';
import { appendFileSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { overHttp2, past } from '../image/by-name.mjs';
import { eventually, leadArrives, logIn, sendLead } from '../image/visit.mjs';
import { CERTIFICATES } from './debian.mjs';
import { blocksOfGuide } from './guide.mjs';

const site = 'https://www.example.com';
const office = 'https://office.example.com';
const data = '/srv/clinicdee-data';

/**
 * What a reader of the guide sees after a command.
 *
 * @typedef {object} Tools
 * @property {(file: string) => string} at where a file of the walked Debian is
 * @property {(commands: string) => string} shell runs commands there as root, and gives what they say
 * @property {string} said by the block
 *
 * @typedef {{ after: RegExp, look: (tools: Tools) => Promise<string> | string }} Look gives what was seen
 */

/** The certificate that the walk's own authority signed. @param {Tools['at']} at */
const certificate = (at) => () =>
  readFileSync(at('/etc/letsencrypt/live/example.com/fullchain.pem'));

/** What the walk goes on with. */
const kept = { reference: '', account: { email: '', password: 'correct horse clinic' } };

/** @type {Look[]} */
export const looks = [
  {
    after: /^adduser/m,
    look: ({ shell }) => {
      const user = shell('getent passwd clinicdee');
      assert.match(user, /:\/srv\/clinicdee:\/usr\/sbin\/nologin$/m);
      for (const folder of [data, '/srv/clinicdee-backups']) {
        assert.equal(shell(`stat -c '%U %a' ${folder}`).trim(), 'clinicdee 700');
      }
      assert.equal(shell('stat -c %U /srv/clinicdee').trim(), 'clinicdee');
      // What a later section installs is fetched as long as there is a network.
      shell('apt-get install --download-only --yes ufw');
      return 'a user without a shell, folders of its own';
    },
  },
  {
    after: /npm run release/,
    look: ({ shell }) => {
      assert.equal(shell("stat -c '%U %a' /srv/clinicdee/.env").trim(), 'clinicdee 600');
      const release = shell('readlink /srv/clinicdee/releases/current').trim();
      const foreign = shell("find /srv/clinicdee -not -user clinicdee -printf '%p\\n' | head -3");
      assert.equal(foreign, '', 'a file of another user');
      return `the release ${path.basename(release)}, all of it the user's`;
    },
  },
  {
    after: /^systemctl start nginx/m,
    look: async ({ at }) => {
      const ca = certificate(at);
      // For Node, which asks by these names as visitors do.
      appendFileSync(at(CERTIFICATES), ca());
      const ask = past(ca);
      const bare = await ask('https://example.com/pdpa?a=1');
      assert.equal(bare.headers.get('location'), `${site}/pdpa?a=1`);
      assert.equal(await plainly('www.example.com'), `${site}/`);
      await assert.rejects(plainly('evil.example'), 'another name without TLS');
      await assert.rejects(ask('https://evil.example/'), 'another name with TLS');
      assert.equal(await overHttp2(ca(), 'www.example.com'), 502, 'nobody behind it yet');
      return 'HTTP/2, the bare domain, the way to TLS, no answer to another name';
    },
  },
  {
    after: /^systemctl enable/m,
    look: async ({ at, shell }) => {
      const ask = past(certificate(at));
      for (const page of ['/', '/articles', '/pdpa', '/register']) {
        await eventually(async () => assert.equal((await ask(site + page)).status, 200, page), 120);
      }
      await eventually(async () =>
        assert.equal((await ask(`${office}/admin/login`)).status, 200, 'log-in'),
      );
      const { headers } = await ask(`${site}/`);
      assert.match(headers.get('strict-transport-security') ?? '', /max-age=63072000/);
      const users = shell("ps -eo user:12,args | grep -E '[s]erver\\.ts|[s]tart\\.mjs'")
        .trim()
        .split('\n');
      assert.ok(users.length >= 4, users.join('\n'));
      assert.deepEqual(
        users.filter((line) => !line.startsWith('clinicdee ')),
        [],
      );
      const open = shell(`find ${data} -perm /077 -printf '%p '`);
      assert.equal(open, '', 'what others may read');
      return 'both apps behind TLS, of the user alone, nothing for others to read';
    },
  },
  {
    after: /^journalctl .*password/m,
    look: async ({ at, said }) => {
      const ask = past(certificate(at));
      const [, email = '', password = ''] =
        /login: (\S+) +one-time password: (\S+)/.exec(said) ?? [];
      const token = await logIn(office, ask, { email, password });
      kept.account.email = email;
      const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' };
      const me = /** @type {{ user: { id: number } }} */ (
        await (await ask(`${office}/api/users/me`, { headers })).json()
      );
      const body = JSON.stringify({ password: kept.account.password });
      const set = await ask(`${office}/api/users/${me.user.id}`, {
        method: 'PATCH',
        headers,
        body,
      });
      assert.equal(set.status, 200, await set.text());
      kept.reference = await sendLead(site, ask);
      await leadIsThere(at);
      return `${kept.reference} in the office, behind a password of one's own`;
    },
  },
  {
    after: /cron\.d/,
    look: ({ at, shell }) => {
      const [, user = '', command = ''] =
        /^17 3 \* \* \* (\S+) (.+)$/m.exec(readFileSync(at('/etc/cron.d/clinicdee'), 'utf8')) ?? [];
      // As cron starts it.
      shell(
        `su ${user} -s /bin/sh -c 'exec env -i SHELL=/bin/sh PATH=/usr/local/bin:/usr/bin:/bin HOME=/srv/clinicdee LOGNAME=${user} sh -c "${command}"'`,
      );
      const made = readdirSync(at('/srv/clinicdee-backups'));
      assert.equal(made.length, 1);
      const brought = readdirSync(at(`/srv/elsewhere/clinicdee/${made[0]}`)).sort();
      for (const name of ['site.sqlite', 'office.sqlite']) assert.ok(brought.includes(name), name);
      // The day of the guide's next command.
      const [named = ''] = /\d{4}-\d\d-\d\dT\d{6}/.exec(restoring()) ?? [];
      renameSync(at(`/srv/clinicdee-backups/${made[0]}`), at(`/srv/clinicdee-backups/${named}`));
      return `${made[0]} with ${brought.join(', ')}, and the same elsewhere`;
    },
  },
  {
    after: /npm run restore/,
    look: async ({ at }) => {
      await leadIsThere(at);
      assert.ok(statSync(at(`${data}.before/site.sqlite`)).isFile());
      return `${kept.reference} in the office that was restored`;
    },
  },
];

const restoring = () =>
  blocksOfGuide().find(({ text }) => /npm run restore/.test(text))?.text ?? '';

/** @param {Tools['at']} at */
async function leadIsThere(at) {
  const ask = past(certificate(at));
  const token = await eventually(() => logIn(office, ask, kept.account));
  await leadArrives(office, token, kept.reference, ask);
}

/**
 * Asks without TLS.
 *
 * @param {string} host
 * @returns {Promise<string | undefined>} where it leads
 */
const plainly = (host) =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.headers.location);
    }).on('error', reject);
  });
