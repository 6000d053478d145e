import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { openDatabase } from '../src/storage/database.ts';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';
import { freePorts } from '../../office/test/serve.ts';
import { RecordingApi } from './recording-api.ts';
import { repeat, Visitors } from './visitors.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const built = path.join(root, 'apps/site/dist');
const { PATH, HOME, TMPDIR } = process.env;
const socketActivate = '/usr/bin/systemd-socket-activate';

/**
 * Replaces the build script: copies the existing build and adds a file with the name of the release. The build of
 * `unbuildable` fails, `broken-page` has a page that fails, `stubborn` neither answers nor ends, `ends` exits at once,
 * `silent-form` answers pages but no lead, and `dies` exits when it is started behind the socket.
 */
const build = `import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
const word = readFileSync('word.txt', 'utf8');
if (word === 'unbuildable') process.exit(1);
cpSync(${JSON.stringify(built)}, 'dist', { recursive: true });
writeFileSync('dist/client/release.txt', word);
writeFileSync('dist/client/_astro/only.' + word + '.js', '');
if (word === 'broken-page')
  for (const file of readdirSync('dist/server', { recursive: true }))
    if (/pdpa[^/]*\\.mjs$/.test(file)) rmSync('dist/server/' + file);
if (word === 'stubborn')
  writeFileSync('server.ts', "process.on('SIGTERM', () => setInterval(() => {}, 1e6)); setTimeout(() => {}, 1e8); console.log('Site http://127.0.0.1:1')");
if (word === 'ends') writeFileSync('server.ts', 'process.exit(1)');
if (word === 'silent-form')
  writeFileSync('server.ts', readFileSync('server.ts', 'utf8').replace('httpServer(site.app.fetch',
    "httpServer((request, ...rest) => request.url.endsWith('/api/leads') ? new Promise(() => {}) : site.app.fetch(request, ...rest)"));
if (word === 'dies')
  writeFileSync('server.ts', 'if (process.env.LISTEN_FDS) process.exit(1);\\n' + readFileSync('server.ts', 'utf8'));
`;

/** Restarts the current release when it exits, like a systemd unit with `Restart=always` and socket activation. */
const unit = `set -a; . "$ROOT/config/site.env"
while true; do
  cd "$ROOT/current/apps/site" &&
    sh -c 'echo $$ > "$ROOT/site.pid"; LISTEN_PID=$$ exec ../../node_modules/node/bin/node server.ts'
  sleep 0.2
done`;

/** A repository and a server with its releases. */
class Machine {
  readonly root = mkdtempSync(path.join(tmpdir(), 'releases-'));
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'releases-data-'));
  readonly #repository = path.join(this.root, 'repository');
  readonly #restart = path.join(this.root, 'restart');
  readonly #settings: Record<string, string>;
  readonly #port: string;
  readonly #inherited = { PATH, HOME, ...(TMPDIR && { TMPDIR }), ROOT: this.root };
  #unit: ChildProcess | undefined;

  constructor(port: string, settings: Record<string, string>) {
    this.#port = port;
    this.#settings = { PORT: port, DATA_DIR: this.dataDir, ...settings };
    mkdirSync(path.join(this.root, 'config'));
    this.set({});
    const pid = path.join(this.root, 'site.pid');
    writeFileSync(this.#restart, `#!/bin/sh\nkill "$(cat ${pid})" || true\n`, { mode: 0o755 });
    for (const name of [
      'package.json',
      'package-lock.json',
      'scripts',
      'packages',
      'deploy',
      'apps/site',
    ]) {
      cpSync(path.join(root, name), path.join(this.#repository, name), {
        recursive: true,
        filter: (file) => !/\/(node_modules|dist|\.astro|test-results|e2e)$/.test(file),
      });
    }
    const site = path.join(this.#repository, 'apps/site');
    const manifest = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8')) as object;
    const scripts = { build: 'node build.mjs' };
    writeFileSync(path.join(site, 'package.json'), JSON.stringify({ ...manifest, scripts }));
    writeFileSync(path.join(site, 'build.mjs'), build);
    this.#git('init', '--quiet');
    this.#seed();
  }

  /** Changes settings, for the next start. */
  set(changed: Record<string, string>): void {
    const all = Object.entries({ ...this.#settings, ...changed });
    const lines = all.map(([name, value]) => `${name}='${value}'\n`);
    writeFileSync(path.join(this.root, 'config/site.env'), lines.join(''));
  }

  /** Commits a release, which serves its name at `/release.txt`. */
  commit(word: string): void {
    writeFileSync(path.join(this.#repository, 'apps/site/word.txt'), word);
    this.#git('add', '--all');
    const author = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
    this.#git(...author, 'commit', '--quiet', '--message', word);
  }

  /**
   * Runs deploy.sh.
   *
   * @param isHungUp whether its terminal is closed once it has switched
   * @returns its exit code and output
   */
  async deploy(what: string, isHungUp = false): Promise<{ code: number | null; output: string }> {
    // Release names contain the time in seconds.
    await sleep(1_000);
    const child = spawn('sh', [path.join(root, 'deploy/deploy.sh'), what], {
      env: {
        ...this.#inherited,
        APPS: 'site',
        CONFIG: path.join(this.root, 'config'),
        AS_SITE: '',
        SITE_PROBE: `http://127.0.0.1:${this.#port}/healthz`,
        RESTART: this.#restart,
      },
    });
    const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    const before = this.current();
    while (isHungUp && child.exitCode === null) {
      await sleep(50);
      if (this.current() === before) continue;
      child.kill('SIGHUP');
      break;
    }
    const [stdout, stderr] = await ended;
    return { code: child.exitCode, output: stdout + stderr };
  }

  /** Starts the unit with its socket. */
  startUnit(): void {
    const names = Object.keys(this.#inherited).map((name) => `--setenv=${name}`);
    const listen = ['--listen', `127.0.0.1:${this.#port}`, ...names];
    this.#unit = spawn(socketActivate, [...listen, 'sh', '-c', unit], {
      env: this.#inherited,
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    });
  }

  current = () => readlinkSync(path.join(this.root, 'current'));

  kept = () =>
    readdirSync(path.join(this.root, 'releases')).filter((name) => /^20\d{6}T/.test(name));

  dispose(): void {
    if (this.#unit?.pid !== undefined) process.kill(-this.#unit.pid, 'SIGKILL');
    for (const folder of [this.root, this.dataDir]) {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  #git(...args: string[]): void {
    execFileSync('git', args, { cwd: this.#repository });
  }

  /** Makes an earlier release, whose installed packages deploy.sh reuses. */
  #seed(): void {
    const seed = path.join(this.root, 'releases/00000000T000000-seed');
    for (const at of ['node_modules', 'apps/site/node_modules']) {
      const from = path.join(root, at);
      if (!existsSync(from)) continue;
      mkdirSync(path.join(seed, at), { recursive: true });
      for (const name of readdirSync(from)) {
        if (name === '@clinicdee' || (name.startsWith('.') && name !== '.bin')) continue;
        symlinkSync(path.join(from, name), path.join(seed, at, name));
      }
    }
    mkdirSync(path.join(seed, 'node_modules/@clinicdee'));
    for (const name of readdirSync(path.join(root, 'node_modules/@clinicdee'))) {
      const to = readlinkSync(path.join(root, 'node_modules/@clinicdee', name));
      symlinkSync(to, path.join(seed, 'node_modules/@clinicdee', name));
    }
    cpSync(path.join(root, 'package-lock.json'), path.join(seed, 'package-lock.json'));
    cpSync(path.join(root, 'node_modules/.installed'), path.join(seed, 'node_modules/.installed'));
    symlinkSync('releases/00000000T000000-seed', path.join(this.root, 'current'));
  }
}

test.skip(!existsSync(socketActivate), 'systemd-socket-activate is not installed');

test('no request fails and no lead is lost during releases, broken releases and rollbacks', async () => {
  test.setTimeout(900_000);
  const api = await new RecordingApi().start();
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const machine = new Machine(String(port), {
    LEADS_PER_MINUTE: '100000',
    LOG_LEVEL: 'warn',
    LEAD_API_URL: `${api.url}/leads`,
    LEAD_API_TOKEN: 'token',
    REGISTRATION_API_URL: api.url,
    REGISTRATION_API_TOKEN: 'token',
  });
  const leave: (() => Promise<unknown>)[] = [];
  const served = async () => (await fetch(`${url}/release.txt`)).text();
  try {
    machine.commit('0');
    machine.startUnit();
    // The unit has no release yet; the first one starts it.
    writeFileSync(path.join(machine.root, 'site.pid'), '999999');
    expect(await machine.deploy('HEAD')).toMatchObject({ code: 0 });
    expect(await served()).toBe('0');
    let views = 0;
    const failures: string[] = [];
    for (const page of ['/', '/pdpa', '/terms', '/robots.txt']) {
      const read = async () => {
        const answer = await fetch(url + page);
        await answer.text();
        if (answer.status === 200) views++;
        else failures.push(`${page}: ${answer.status}`);
      };
      const note = (error: unknown) => void failures.push(`${page}: ${String(error)}`);
      leave.push(repeat(30, () => read().catch(note)));
    }
    const visitors = new Visitors(url, 60);
    leave.push(visitors.leave);

    const words = ['1', 'unbuildable', '3', 'broken-page', 'ends', 'silent-form', '5', 'stubborn'];
    let good = '0';
    for (const word of [...words, 'dies', '6']) {
      machine.commit(word);
      const { code, output } = await machine.deploy('HEAD', word === 'dies');
      const isBroken = /\D/.test(word);
      expect(code, `${word}: ${output}`).toBe(isBroken ? 1 : 0);
      if (word === 'dies') expect(output).toContain('rolled back to');
      if (!isBroken) good = word;
      await expect.poll(served).toBe(good);
    }
    expect(machine.kept().length).toBeLessThanOrEqual(3);

    // A wrong setting is found while the site still runs with the earlier one.
    machine.set({ PORT: 'wrong' });
    machine.commit('7');
    expect(await machine.deploy('HEAD')).toMatchObject({ code: 1 });
    machine.set({});
    expect((await machine.deploy('rollback')).output).toContain('rolled back');
    // Not to the release that did not start.
    await expect.poll(served).toBe('5');
    machine.commit('8');
    expect(await machine.deploy('HEAD')).toMatchObject({ code: 0 });
    // Nor to the release of the first rollback.
    expect((await machine.deploy('rollback')).output).toContain('rolled back');
    await expect.poll(served).toBe('5');
    // Files of earlier releases remain for open pages.
    const response = await fetch(`${url}/_astro/only.0.js`);
    expect(response.status).toBe(200);

    await Promise.all(leave.map((end) => end()));
    expect(failures).toEqual([]);
    expect(views).toBeGreaterThan(50);
    expect(visitors.sent).toBeGreaterThan(20);
    expect(visitors.answers).toEqual({ 200: visitors.sent });
    const database = openDatabase(machine.dataDir);
    const isDelivered = () =>
      new SqliteOutbox(database).list().every(({ state }) => state === 'delivered');
    await expect.poll(isDelivered, { timeout: 60_000 }).toBe(true);
    database.close();
    // Also registrations that a restart has interrupted, which are kept as leads.
    const arrived = api.received
      .filter(({ call }) => call === 'POST /leads')
      .map(({ headers }) => headers['x-lead-reference']);
    const { kept } = visitors.registrations;
    expect(arrived.toSorted()).toEqual([...visitors.references, ...kept].toSorted());
  } finally {
    await Promise.all(leave.map((end) => end()));
    machine.dispose();
    await api.stop();
  }
});
