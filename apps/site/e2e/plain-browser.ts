import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import config from '../playwright.config.ts';

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** A tab of Chromium controlled over the DevTools protocol: Playwright disables the back-forward cache. */
export class PlainBrowser {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'plain-browser-'));
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #process: ChildProcess | undefined;
  #socket: WebSocket | undefined;
  #session: unknown;
  #count = 0;

  async start(): Promise<this> {
    const { executablePath = 'chromium', args = [] } = config.use?.launchOptions ?? {};
    const child = spawn(executablePath, [
      ...args,
      ...['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${this.#folder}`],
      'about:blank',
    ]);
    this.#process = child;
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /listening on (ws:\S+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
      child.on('exit', () => reject(new Error(`The browser ended:\n${output}`)));
    });
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
    });
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const { targetInfos } = await this.send('Target.getTargets');
    const page = (targetInfos as { type: string; targetId: string }[]).find(
      ({ type }) => type === 'page',
    );
    const params = { targetId: page?.targetId, flatten: true };
    this.#session = (await this.send('Target.attachToTarget', params)).sessionId;
    return this;
  }

  /** Sends a command. @throws Error with the browser's message */
  async send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = ++this.#count;
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket?.send(JSON.stringify({ id, method, params, sessionId: this.#session }));
    });
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result ?? {};
  }

  /** Evaluates an expression in the open page. */
  async evaluate(expression: string): Promise<unknown> {
    const { result } = await this.send('Runtime.evaluate', { expression, returnByValue: true });
    return (result as { value?: unknown }).value;
  }

  async dispose(): Promise<void> {
    const child = this.#process;
    this.#socket?.close();
    if (child?.exitCode === null) {
      await new Promise((resolve) => {
        child.on('exit', resolve);
        child.kill('SIGKILL');
      });
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
