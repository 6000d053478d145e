// A fresh clone of the last commit, and the guide's commands in it.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal, root } from '../project.mjs';

export class Clone {
  site = '';
  office = '';
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #server;
  #said = '';

  /** @param {string | undefined} given one that was made before */
  constructor(given) {
    this.folder = given ?? mkdtempSync(path.join(tmpdir(), 'guide-'));
    this.isOwn = given === undefined;
    if (this.isOwn) execFileSync('git', ['clone', '--quiet', root, this.folder]);
  }

  /** The environment of somebody who has set nothing but where it listens. @param {readonly [site: number, office: number]} ports */
  listenAt([site, office]) {
    const { HOME, PATH, TMPDIR } = process.env;
    this.environment = {
      ...{ HOME, PATH, ...(TMPDIR && { TMPDIR }) },
      ...{ PORT: String(site), OFFICE_PORT: String(office) },
    };
    this.site = `http://localhost:${site}`;
    this.office = `http://localhost:${office}`;
  }

  /**
   * A command of the guide as it stands there.
   *
   * @param {string} command
   * @param {boolean} [mayFail] where its answer is to be looked at by a person
   * @returns {Promise<string>} what it said
   * @throws Refusal when it fails
   */
  run(command, mayFail = false) {
    return new Promise((resolve, reject) => {
      const child = spawn('sh', ['-c', command], { cwd: this.folder, env: this.environment });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (/** @type {Buffer} */ chunk) => (said += chunk.toString()));
      child.on('close', (code) => {
        if (code === 0 || mayFail) resolve(said);
        else reject(new Refusal(`${command} ended with ${code}:\n${said}`));
      });
    });
  }

  /** `npm start`, until both apps say where they are. @returns {Promise<string>} the one-time password */
  start() {
    const server = spawn('npm', ['start'], {
      cwd: this.folder,
      env: this.environment,
      detached: true,
    });
    this.#server = server;
    return new Promise((resolve, reject) => {
      const read = (/** @type {Buffer} */ chunk) => {
        this.#said += chunk.toString();
        const once = /one-time password: (\S+)/.exec(this.#said)?.[1];
        if (once && /^Office {2}/m.test(this.#said) && /^Site {4}/m.test(this.#said)) resolve(once);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.on('close', () => reject(new Refusal(`npm start ended:\n${this.#said}`)));
    });
  }

  /** Ends what was started, and takes the folder away where it is one of ours. */
  async end() {
    const server = this.#server;
    if (server?.pid !== undefined && server.exitCode === null) {
      const ended = new Promise((resolve) => server.on('close', resolve));
      process.kill(-server.pid, 'SIGTERM');
      await ended;
    }
    if (this.isOwn) rmSync(this.folder, { recursive: true, force: true });
  }
}
