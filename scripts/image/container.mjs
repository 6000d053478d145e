import { spawn } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../project.mjs';

/** A user that neither the image nor this machine knows. */
export const STRANGER = 12_345;

/** How long a start may take on a machine with much to do, in milliseconds. */
const STARTING_MS = 180_000;

/**
 * What a container is, by hand, so that neither cgroups nor systemd are needed: the image's files as a
 * read-only root in a mount namespace of its own, with what is mounted into it, for another user without
 * rights. $1 the image's files, $2 what is mounted (`from:to …`), then the program.
 */
const contained = `
  top=$(mktemp -d) && mount -t tmpfs tmpfs "$top" && mkdir "$top/upper" "$top/work" "$top/root"
  mount -t overlay overlay -o "lowerdir=$1,upperdir=$top/upper,workdir=$top/work" "$top/root"
  mkdir "$top/root/dev" "$top/root/proc"
  mount --bind /dev "$top/root/dev" && mount -t proc proc "$top/root/proc"
  for one in $2; do mkdir -p "$top/root\${one#*:}" && mount --bind "\${one%%:*}" "$top/root\${one#*:}"; done
  mount -o remount,ro "$top/root"
  root="$top/root" && shift 2
  exec setpriv --no-new-privs chroot --userspec=${STRANGER}:${STRANGER} --groups= "$root" "$@"`;

const entry = ['/usr/local/bin/node', '/app/scripts/image/entry.mjs'];

/** A container of the image, as careful as compose.yaml has it. */
export class Container {
  /** @type {Set<Container>} */
  static #all = new Set();
  /** @type {string[]} */
  #args = [];
  /** @type {NodeJS.ProcessEnv} */
  #environment = {};
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process;
  /** @type {Promise<number | null> | undefined} */
  #ended;
  log = '';

  /** @param {{ at: string, environment: Record<string, string> }} image mounted */
  constructor(image) {
    this.image = image;
  }

  static async removeAll() {
    for (const one of Container.#all) {
      one.#process?.kill('SIGKILL');
      await one.#ended;
    }
  }

  /**
   * Starts it: nothing can be written but the data folder.
   *
   * @param {string} dataDir @param {Record<string, string>} environment @param {string} [more] mounts
   */
  start(dataDir, environment, more = '') {
    mkdirSync(dataDir, { recursive: true });
    chownSync(dataDir, STRANGER, STRANGER);
    this.#args = [
      '--mount',
      'sh',
      '-euc',
      contained,
      'sh',
      this.image.at,
      `${dataDir}:/data ${more}`,
    ];
    this.#environment = { ...this.image.environment, ...environment };
    this.again();
  }

  again() {
    const child = spawn('unshare', [...this.#args, ...entry], {
      env: { ...this.#environment, PATH: this.#path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [child.stdout, child.stderr])
      output.on('data', (said) => (this.log += said));
    this.#process = child;
    this.#ended = new Promise((resolve) => child.once('close', resolve));
    Container.#all.add(this);
  }

  /** The image's own, and behind it what the shell wants that makes the container. */
  get #path() {
    return `${this.#environment.PATH}:/usr/bin:/bin:/usr/sbin:/sbin`;
  }

  /** @param {string} name of a command of the entry point @param {string[]} options */
  command(name, ...options) {
    return run('unshare', [...this.#args, ...entry, name, ...options], {
      ...{ isQuiet: true, isSilent: true },
      env: { ...this.#environment, PATH: this.#path },
    });
  }

  /** Waits for what a check of its health asks. */
  async isHealthy() {
    const until = Date.now() + STARTING_MS;
    while ((await this.command('health')).code !== 0) {
      if (Date.now() > until || this.#process?.exitCode !== null) {
        throw new Error(`it does not become healthy: ${this.log}`);
      }
      await sleep(1_000);
    }
  }

  /** @returns the code that it ends with */
  ended = () => this.#ended;

  /** @returns how long it took in seconds, and the code that it ended with */
  async stop() {
    if (this.#process?.exitCode !== null) {
      throw new Error(`it had ended before: ${this.log}`);
    }
    const since = performance.now();
    this.#process.kill('SIGTERM');
    const code = await this.#ended;
    return { seconds: (performance.now() - since) / 1_000, code };
  }
}
