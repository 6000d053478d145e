import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { connect, type IncomingHttpStatusHeader } from 'node:http2';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts, serve, type TestServer } from '../apps/office/test/serve.ts';
import { isNginxInstalled, nginx, Proxy } from '../apps/site/e2e/proxy.ts';
import { temporaryFolder } from '../apps/site/test/temporary-folder.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8');
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

describe.skipIf(!has('systemd-analyze'))('systemd units', { timeout: 60_000 }, () => {
  const analyze = (command: string[], app: string) =>
    spawnSync('systemd-analyze', [...command, `deploy/systemd/clinicdee-${app}.service`], {
      cwd: root,
      encoding: 'utf8',
    });

  it.each(['site', 'office'])('are valid and restrict the %s', (app) => {
    const { output, status } = analyze(['verify'], app);
    // The user and Node of the unit do not exist on this machine.
    const faults = output
      .join('')
      .split('\n')
      .filter((line) => line.includes('clinicdee'));
    expect(faults.filter((line) => !/not executable|No such file/.test(line))).toEqual([]);
    expect(status).toBeLessThan(2);
    // The exposure on a scale from 0 (strictest) to 100.
    expect(analyze(['security', '--offline=yes', '--threshold=20'], app).status).toBe(0);
    expect(analyze(['security', '--offline=yes', '--threshold=10'], app).status).not.toBe(0);
  });
});

describe.skipIf(!has('caddy'))('the Caddyfile', () => {
  it('is valid', () => {
    const env = {
      ...process.env,
      SITE_ALIAS: 'example.com',
      SITE_URL: 'https://www.example.com',
      OFFICE_URL: 'https://office.example.com',
      SITE_UPSTREAM: 'site:4321',
      OFFICE_UPSTREAM: 'office:4322',
    };
    const args = ['adapt', '--config', 'deploy/Caddyfile', '--validate'];
    const { status, stderr } = spawnSync('caddy', args, { cwd: root, env, encoding: 'utf8' });
    expect([status, stderr.match(/"level":"(warn|error)".*/g)]).toEqual([0, null]);
  });
});

it('enables HTTP/2 in each server block of the nginx configuration', () => {
  const servers = read('nginx/clinicdee.conf')
    .split(/^server \{/m)
    .slice(1);
  const ofTls = servers.filter((server) => server.includes('listen 443'));
  expect(ofTls.length).toBeGreaterThan(3);
  for (const server of ofTls) expect(server).toMatch(/^ {2}http2 on;$/m);
  // Addresses of visitors are personal data.
  for (const server of servers) expect(server).toMatch(/^ {2}access_log off;$/m);
});

describe('a break-in on one app', () => {
  const apps = [
    ['site', 'office'],
    ['office', 'site'],
  ] as const;

  it.each(apps)('on Debian reaches from the %s nothing of the %s but tokens.env', (app, other) => {
    const lines = read(`systemd/clinicdee-${app}.service`).split('\n');
    const all = (name: string) =>
      lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.split('=')[1]);
    expect([all('User'), all('Group'), all('StateDirectory')]).toEqual(
      Array(3).fill([`clinicdee-${app}`]),
    );
    expect([all('StateDirectoryMode'), all('UMask')]).toEqual([['0700'], ['0077']]);
    const files = ['tokens.env', `${app}.env`].map((name) => `/etc/clinicdee/${name}`);
    expect(all('EnvironmentFile')).toEqual(files);
    // Neither can write code, its own included.
    expect([all('ProtectSystem'), all('ReadWritePaths')]).toEqual([['strict'], []]);
    expect(all('InaccessiblePaths').join()).toContain(
      `-/etc/clinicdee -/var/lib/clinicdee-${other}`,
    );
    expect(lines.join()).not.toMatch(/PAYLOAD_SECRET|DATABASE_URL/);
  });

  it('in the containers reaches from the site nothing of the office but tokens.env', () => {
    const compose = readFileSync(path.join(root, 'compose.yaml'), 'utf8');
    const service = (name: string) =>
      new RegExp(`^  ${name}:\n(?: {4}.*\n|\n)*`, 'm').exec(compose)?.[0];
    const [site = '', office = ''] = ['site', 'office'].map(service);
    const user = /^USER (\d+)/m.exec(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))?.[1];
    expect(site).not.toMatch(/^ {4}user:|DATABASE_URL|postgresql|office/m);
    expect(office).toMatch(/^ {4}user: '\d+:\d+'$/m);
    expect(office).not.toContain(`user: '${user}:`);
    for (const [text, app] of [
      [site, 'site'],
      [office, 'office'],
    ] as const) {
      expect(text).toContain(`env_file: [tokens.env, { path: ${app}.env, required: false }]`);
      expect(text).toContain(`volumes: ['${app}:`);
    }
    const both = /^x-app:[^]*?\n\n/m.exec(compose)?.[0];
    expect(both).toMatch(/read_only: true[^]*cap_drop: \[ALL\]/);
    expect(both).not.toMatch(/env_file|volumes/);
  });
});

describe.skipIf(!isNginxInstalled || !has('openssl'))('nginx', { timeout: 60_000 }, () => {
  const proxy = new Proxy();
  const seen: { port: string; url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  let upstreams: TestServer[];
  let [plain, tls] = [0, 0];

  beforeAll(async () => {
    const upstream = () =>
      serve((request, response) => {
        const port = String(request.socket.localPort);
        seen.push({ port, url: request.url, headers: request.headers });
        request.resume().on('end', () => response.end(`from ${port}`));
      });
    upstreams = [await upstream(), await upstream()];
    const subject = ['-subj', '/CN=example.com', '-days', '2'];
    const names = ['-addext', 'subjectAltName=DNS:example.com,DNS:*.example.com'];
    const files = ['-keyout', proxy.at('key.pem'), '-out', proxy.at('cert.pem')];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes'];
    execFileSync('openssl', [...request, ...subject, ...names, ...files], { stdio: 'ignore' });
    [plain = 0, tls = 0] = await freePorts(2);
    writeFileSync(proxy.at('clinicdee.conf'), here(read('nginx/clinicdee.conf')));
    await proxy.startNginx(`include ${proxy.at('clinicdee.conf')};`, tls);
  });
  afterAll(() => Promise.all([proxy, ...upstreams].map((one) => one.stop())));

  const portOf = ({ url }: TestServer) => new URL(url).port;

  /** Replaces ports and paths in a configuration by those of this machine. */
  function here(file: string): string {
    const [site = '', office = ''] = upstreams.map(portOf);
    const placed = file
      .replaceAll('listen [::]:80', `listen [::1]:${plain}`)
      .replaceAll('listen [::]:443', `listen [::1]:${tls}`)
      .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${plain}`)
      .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${tls}`)
      .replaceAll('/etc/letsencrypt/live/example.com/fullchain.pem', proxy.at('cert.pem'))
      .replaceAll('/etc/letsencrypt/live/example.com/privkey.pem', proxy.at('key.pem'))
      .replaceAll(
        '/etc/nginx/clinicdee-proxy.conf',
        path.join(root, 'deploy/nginx/clinicdee-proxy.conf'),
      )
      .replaceAll('127.0.0.1:4321', `127.0.0.1:${site}`)
      .replaceAll('127.0.0.1:4322', `127.0.0.1:${office}`);
    return isOld()
      ? placed.replaceAll(/(listen .*ssl)/g, '$1 http2').replaceAll('http2 on;', '')
      : placed;
  }

  /** Whether nginx is older than 1.25.1, which has another syntax for HTTP/2. */
  function isOld(): boolean {
    const { stderr } = spawnSync(nginx, ['-v'], { encoding: 'utf8' });
    const [, major = 0, minor = 0] = (/nginx\/(\d+)\.(\d+)/.exec(stderr) ?? []).map(Number);
    return major === 1 && minor < 25;
  }

  /** Sends a request over HTTP/2. */
  async function over(name: string, url: string, headers: object = {}, body?: string) {
    const ca = readFileSync(proxy.at('cert.pem'));
    const session = connect(`https://127.0.0.1:${tls}`, { ca, servername: name });
    // The stream has the same error.
    session.on('error', () => undefined);
    const to = { ':path': url, ':authority': name, ':method': body === undefined ? 'GET' : 'POST' };
    const stream = session.request({ ...headers, ...to }).end(body);
    const [head] = (await once(stream, 'response')) as [
      IncomingHttpHeaders & IncomingHttpStatusHeader,
    ];
    const answer = { status: head[':status'], location: head.location, text: await text(stream) };
    session.close();
    return answer;
  }

  it('accepts the configuration', () => {
    const args = ['-t', '-c', proxy.at('nginx.conf'), '-p', proxy.folder];
    const { status, stderr } = spawnSync(nginx, args, { encoding: 'utf8' });
    expect([status, stderr.match(/\[(warn|emerg|error)\].*/g)]).toEqual([0, null]);
  });

  it('forwards each host to its app over HTTP/2, with the real client address', async () => {
    const [site, office] = upstreams.map(portOf);
    const forged = { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'http' };
    expect(await over('www.example.com', '/pdpa?a=1', forged)).toMatchObject({
      text: `from ${site}`,
    });
    expect(seen.at(-1)).toMatchObject({
      url: '/pdpa?a=1',
      headers: {
        host: 'www.example.com',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      },
    });
    expect(await over('office.example.com', '/admin')).toMatchObject({ text: `from ${office}` });
  });

  it('redirects the bare domain and plain HTTP', async () => {
    const answer = await over('example.com', '/articles?page=2');
    expect(answer).toMatchObject({
      status: 301,
      location: 'https://www.example.com/articles?page=2',
    });
    const [plainly] = (await once(
      get({ port: plain, host: '127.0.0.1', path: '/x', headers: { host: 'www.example.com' } }),
      'response',
    )) as [{ statusCode: number; headers: IncomingHttpHeaders; resume: () => void }];
    plainly.resume();
    expect([plainly.statusCode, plainly.headers.location]).toEqual([
      301,
      'https://www.example.com/x',
    ]);
  });

  it('does not answer an unknown host', async () => {
    await expect(over('evil.example', '/')).rejects.toThrow();
    const request = get({ port: plain, host: '127.0.0.1', headers: { host: 'evil.example' } });
    await expect(once(request, 'response')).rejects.toThrow();
  });

  it('accepts uploads at the office, and small forms only at the site', async () => {
    const large = 'x'.repeat(100_000);
    expect((await over('www.example.com', '/api/leads', {}, large)).status).toBe(413);
    expect((await over('office.example.com', '/api/media', {}, large)).status).toBe(200);
  });
});

describe('backups by cron', { timeout: 120_000 }, () => {
  let folder = '';
  beforeEach(() => {
    folder = temporaryFolder();
    mkdirSync(path.join(folder, 'data'));
    const database = new DatabaseSync(path.join(folder, 'data/site.sqlite'));
    database.exec('CREATE TABLE kept (word TEXT); INSERT INTO kept VALUES (1)');
    database.close();
    mkdirSync(path.join(folder, 'all'));
  });

  const all = () => readdirSync(path.join(folder, 'all')).sort();
  const known = (...names: string[]) =>
    names.forEach((name) => mkdirSync(path.join(folder, 'all', name)));
  const backUp = (dataDir: string) =>
    spawnSync('deploy/backup.sh', {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        APPS: 'site',
        DATA_DIR: dataDir,
        BACKUPS: path.join(folder, 'all'),
        KEEP: '2',
        BACKUP_TO: '',
      },
    });

  it('keep the newest, and leave other folders alone', () => {
    known('2026-01-01T030000', '2026-01-02T030000', '2026-01-03T030000', 'by-hand');
    // Left by one that was killed.
    known('backup.unfinished');
    const { status, stderr } = backUp(path.join(folder, 'data'));
    expect([status, stderr]).toEqual([0, '']);
    const [, made = '', ...others] = all();
    expect([all()[0], ...others]).toEqual(['2026-01-03T030000', 'by-hand']);
    expect(readdirSync(path.join(folder, 'all', made))).toEqual(['site.sqlite']);
  });

  it('remove none while one has a future date, with a warning', () => {
    const before = ['2026-01-01T030000', '2026-01-02T030000', '2569-01-03T030000'];
    known(...before);
    const { status, stderr } = backUp(path.join(folder, 'data'));
    expect([status, stderr]).toEqual([0, expect.stringContaining('2569-01-03T030000 is dated')]);
    expect(all()).toEqual(expect.arrayContaining(before));
    expect(all()).toHaveLength(before.length + 1);
  });

  it('remove none when they fail, and leave no complete-looking backup', () => {
    known('2026-01-01T030000', '2026-01-02T030000', '2026-01-03T030000');
    writeFileSync(path.join(folder, 'data/site.sqlite'), 'damaged');
    expect(backUp(path.join(folder, 'data')).status).not.toBe(0);
    expect(all()).toHaveLength(3);
  });
});

it(
  'keeps good releases for a rollback, however many later ones failed',
  { timeout: 60_000 },
  async () => {
    const folder = temporaryFolder();
    const repository = path.join(folder, 'repository');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: repository });
    const script = (name: string, text: string) =>
      writeFileSync(path.join(repository, 'scripts', name), text);
    const served = () => readlinkSync(path.join(folder, 'current'));

    async function deploy(what: string): Promise<number | null> {
      // Release names have a resolution of seconds.
      await sleep(1_000);
      const env = { ...process.env, ROOT: folder, APPS: 'site', AS_SITE: '', RESTART: 'true' };
      return spawnSync('sh', ['deploy/deploy.sh', what], { cwd: root, env }).status;
    }

    const hangUp = path.join(folder, 'hang-up');
    /** Kills deploy.sh where that file exists. */
    const answers = `import { existsSync } from 'node:fs';
    if (existsSync('${hangUp}')) process.kill(process.ppid, 'SIGKILL');`;

    /** Deploys a release whose health check passes or fails. */
    async function release(word: 'answers' | 'silent'): Promise<number | null> {
      script('healthcheck.mjs', word === 'answers' ? answers : 'process.exit(1);');
      const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
      git('add', '--all');
      git(...author, 'commit', '--quiet', '--allow-empty', '--message', word);
      return deploy('HEAD');
    }

    mkdirSync(path.join(repository, 'scripts'), { recursive: true });
    mkdirSync(path.join(repository, 'node_modules/node/bin'), { recursive: true });
    symlinkSync(process.execPath, path.join(repository, 'node_modules/node/bin/node'));
    git('init', '--quiet', '--initial-branch=main');
    script('build.mjs', '');
    script('smoke.mjs', '');
    expect(await release('answers')).toBe(0);
    const first = served();
    // What killed deployments have left is removed before the next one, which needs the space.
    const left = path.join(folder, 'releases/20260101T000000-killed');
    mkdirSync(left);
    script(
      'build.mjs',
      `import { existsSync } from 'node:fs'; process.exitCode = Number(existsSync('${left}'));`,
    );
    for (let turn = 0; turn < 3; turn++) {
      expect(await release('silent')).toBe(1);
      expect(served()).toBe(first);
    }
    expect(await release('answers')).toBe(0);
    expect(served()).not.toBe(first);
    expect(await deploy('rollback')).toBe(0);
    expect(served()).toBe(first);
    // Three good ones are kept, and no failed one.
    for (let turn = 0; turn < 3; turn++) expect(await release('answers')).toBe(0);
    const kept = readdirSync(path.join(folder, 'releases'));
    expect(kept.filter((name) => name !== '.lock')).toHaveLength(3);
    // A rollback that is killed has refused its release all the same.
    const refused = served();
    writeFileSync(hangUp, '');
    expect(await deploy('rollback')).toBeNull();
    const target = served();
    expect(target).not.toBe(refused);
    rmSync(hangUp);
    expect(await release('answers')).toBe(0);
    expect(await deploy('rollback')).toBe(0);
    expect(served()).toBe(target);
    // Commits of a remote are fetched.
    git('clone', '--quiet', '.', '../remote');
    git('remote', 'add', 'origin', '../remote');
    expect(await deploy('origin/main')).toBe(0);
  },
);
