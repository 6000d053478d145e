import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A way to a server of this machine that can be cut, and that can lose what the server answers. */
export class Way {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #lostAfter: string | undefined;

  private constructor(port: number) {
    this.#server = createServer((client) => {
      if (this.#isCut) return client.destroy();
      const there = connect(port, '127.0.0.1');
      const end = () => {
        client.destroy();
        there.destroy();
      };
      let isLost = false;
      for (const socket of [client, there]) {
        this.#sockets.add(socket);
        socket.on('error', end).on('close', () => {
          this.#sockets.delete(socket);
          end();
        });
      }
      client.on('data', (chunk: Buffer) => {
        if (this.#lostAfter !== undefined && chunk.includes(this.#lostAfter)) {
          this.#lostAfter = undefined;
          isLost = true;
        }
        there.write(chunk);
      });
      // The server has done what it was asked before it answers.
      there.on('data', (chunk: Buffer) => (isLost ? end() : client.write(chunk)));
      return undefined;
    });
  }

  /** @param url of the server */
  static async to(url: string): Promise<{ way: Way; url: string }> {
    const address = new URL(url);
    const way = new Way(Number(address.port));
    await new Promise<void>((resolve) => way.#server.listen(0, '127.0.0.1', resolve));
    address.port = String((way.#server.address() as AddressInfo).port);
    return { way, url: address.href };
  }

  /** Breaks every connection, and takes no new one. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  /** The next statement with these words arrives and is done; its answer does not come back. */
  loseAnswerTo(words: string): void {
    this.#lostAfter = words;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
