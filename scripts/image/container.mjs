import { chownSync, mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../project.mjs';
import { TAG } from './engine.mjs';

/** A user that neither the image nor this machine knows. */
export const STRANGER = 12_345;

/** How long a start may take on a machine with much to do, in milliseconds. */
const STARTING_MS = 180_000;

/** A container of the image, as careful as compose.yaml has it. */
export class Container {
  /** @type {Set<Container>} */
  static #all = new Set();

  /** @param {string} name @param {string[]} storage */
  constructor(name, storage) {
    this.name = `image-try-${process.pid}-${name}`;
    this.storage = storage;
  }

  static async removeAll() {
    for (const one of Container.#all) await one.podman('rm', '--force', '--time', '5', one.name);
  }

  /** @param {string[]} args */
  podman = (...args) =>
    run('podman', [...this.storage, ...args], { isQuiet: true, isSilent: true });

  /**
   * Starts it: another user, nothing that can be written but the data folder, no rights.
   *
   * @param {string} dataDir @param {Record<string, string>} environment @param {string[]} [more] for podman
   * @param {string[]} [command]
   */
  async start(dataDir, environment, more = [], command = []) {
    mkdirSync(dataDir, { recursive: true });
    chownSync(dataDir, STRANGER, STRANGER);
    Container.#all.add(this);
    const { code, output } = await this.podman(
      ...['run', '--detach', '--name', this.name, '--network', 'host', '--read-only'],
      ...['--read-only-tmpfs=false', '--user', `${STRANGER}:${STRANGER}`, '--cap-drop', 'all'],
      ...[
        '--security-opt',
        'no-new-privileges',
        '--ulimit',
        'host',
        '--volume',
        `${dataDir}:/data`,
      ],
      // A timer for the check would want systemd; it is asked by hand.
      ...['--health-interval', 'disable'],
      ...Object.entries(environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      ...[...more, TAG, ...command],
    );
    if (code !== 0) throw new Error(output.trim());
  }

  /** @param {string} name of a command of the entry point @param {string[]} options */
  async command(name, ...options) {
    const entry = ['/usr/local/bin/node', '/app/scripts/image/entry.mjs'];
    return this.podman('exec', this.name, ...entry, name, ...options);
  }

  async log() {
    return (await this.podman('logs', this.name)).output;
  }

  /** Waits for what a check of its health asks. */
  async isHealthy() {
    const until = Date.now() + STARTING_MS;
    while ((await this.podman('healthcheck', 'run', this.name)).code !== 0) {
      if (Date.now() > until) throw new Error(`it does not become healthy: ${await this.log()}`);
      await sleep(1_000);
    }
  }

  /** @returns how long it took in seconds, and the code that it ended with */
  async stop() {
    const since = performance.now();
    await this.podman('stop', '--time', '30', this.name);
    const seconds = (performance.now() - since) / 1_000;
    const { output } = await this.podman('inspect', '--format', '{{.State.ExitCode}}', this.name);
    return { seconds, code: output.trim() };
  }

  again = () => this.podman('start', this.name);

  async remove() {
    await this.podman('rm', '--force', this.name);
    Container.#all.delete(this);
  }
}
