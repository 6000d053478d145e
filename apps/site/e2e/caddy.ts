import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const program = '/usr/bin/caddy';

/** Whether Caddy is on this machine. */
export const isCaddyHere = existsSync(program);

/** Where Caddy listens, and whom it asks; ports on loopback. */
interface Places {
  site: number;
  office: number;
  sites: readonly number[];
  offices: readonly number[];
}

/**
 * Caddy before several processes: one that is away or not ready is left out, and a request that reached
 * nobody waits for the next. Visitors say by a header which address they come from.
 */
export class CaddyFront {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  readonly #places: Places;
  readonly url: string;
  readonly officeUrl: string;
  #process: ChildProcess | undefined;

  constructor(places: Places) {
    this.#places = places;
    this.url = `http://127.0.0.1:${places.site}`;
    this.officeUrl = `http://127.0.0.1:${places.office}`;
  }

  /** Waits until it listens. @throws Error when it does not */
  async start(): Promise<void> {
    const { office, offices, site, sites } = this.#places;
    const listen = (port: number, upstreams: readonly number[]) => `http://127.0.0.1:${port} {
      bind 127.0.0.1
      reverse_proxy ${upstreams.map((one) => `127.0.0.1:${one}`).join(' ')} {
        trusted_proxies private_ranges
        lb_policy round_robin
        lb_try_duration 10s
        lb_try_interval 200ms
        health_uri /readyz
        health_interval 1s
      }
    }`;
    const file = path.join(this.#folder, 'Caddyfile');
    writeFileSync(
      file,
      `{
        admin off
        auto_https off
        log { level ERROR }
      }
      ${listen(site, sites)}
      ${listen(office, offices)}
      `.replaceAll(/\{ (.*?) \}/g, '{\n$1\n}'),
    );
    this.#process = spawn(program, ['run', '--adapter', 'caddyfile', '--config', file], {
      stdio: 'inherit',
      env: { ...process.env, HOME: this.#folder, XDG_DATA_HOME: this.#folder },
    });
    for (let tries = 0; !(await isListening(site)); tries++) {
      if (tries > 100) throw new Error('Caddy does not listen');
      await sleep(100);
    }
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (child?.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
