import { existsSync, writeFileSync } from 'node:fs';
import { ProxyProcess, type ProxyPorts } from './proxy-process.ts';

const program = '/usr/bin/caddy';

export const isCaddyInstalled = existsSync(program);

/**
 * Caddy in front of several sites and offices: it skips servers that are down or not ready, and tries the next
 * one for a request that reached none. Visitors give their address in a header.
 */
export class CaddyFront extends ProxyProcess {
  readonly #ports: ProxyPorts;
  readonly url: string;
  readonly officeUrl: string;

  constructor(ports: ProxyPorts) {
    super();
    this.#ports = ports;
    this.url = `http://127.0.0.1:${ports.site}`;
    this.officeUrl = `http://127.0.0.1:${ports.office}`;
  }

  async start(): Promise<void> {
    const { office, offices, site, sites } = this.#ports;
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
    const options = `{
      admin off
      auto_https off
      log {
        level ERROR
      }
    }`;
    const file = this.at('Caddyfile');
    writeFileSync(file, `${options}\n${listen(site, sites)}\n${listen(office, offices)}\n`);
    await this.run(program, ['run', '--adapter', 'caddyfile', '--config', file], site);
  }
}
