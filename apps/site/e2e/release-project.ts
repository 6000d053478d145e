import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
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
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const built = path.join(root, 'apps/site/dist');
const { PATH, HOME, TMPDIR } = process.env;

/**
 * Stands in for Astro, whose build of the same sources it takes: a release here differs from another by a
 * word in the title and by a file of its own. `slip` is one that does not build, `dead-end` a page that
 * leads nowhere, `slow` comes to no end by itself.
 */
const build = `import { cpSync, readFileSync, writeFileSync } from 'node:fs';
const word = readFileSync('word.txt', 'utf8');
if (word === 'slow') { writeFileSync('begun', ''); await new Promise((end) => setTimeout(end, 60_000)); }
if (word === 'slip') { console.error('a slip'); process.exit(1); }
cpSync(${JSON.stringify(built)}, 'dist', { recursive: true });
const link = word === 'dead-end' ? '<a href="/nowhere">.</a>' : '';
const entry = readFileSync('dist/server/entry.mjs', 'utf8');
writeFileSync('dist/server/built.mjs', entry);
writeFileSync('dist/server/entry.mjs', \`import { renderRoute as render } from './built.mjs';
export { routeOf } from './built.mjs';
export async function renderRoute(request, options) {
  const response = await render(request, options);
  if (new URL(request.url).pathname !== '/') return response;
  const html = await response.text();
  return new Response(html.replace('</title>', ' \${word}</title>').replace('</footer>', '\${link}</footer>'), response);
}
\`);
writeFileSync('dist/client/_astro/only.' + word + '.js', '');
`;

/** Says of the borrowed packages that they are what the lock file wants. */
const noteInstalled = `import { writeFileSync } from 'node:fs';
import { installed } from './scripts/install.mjs';
writeFileSync('node_modules/.installed', installed());
`;

/** A copy of the project in which releases are made in a moment, and its running site. */
export class ReleaseProject {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'releases-data-'));
  readonly #environment: NodeJS.ProcessEnv;
  #npmStart: ChildProcess | undefined;
  log = '';

  constructor(environment: Record<string, string>) {
    this.#environment = {
      ...{ PATH, HOME, ...(TMPDIR && { TMPDIR }) },
      ...{ APPS: 'site', DATA_DIR: this.dataDir, ...environment },
    };
    for (const name of ['package.json', 'package-lock.json', 'scripts', 'packages', 'apps/site']) {
      cpSync(path.join(root, name), path.join(this.folder, name), {
        recursive: true,
        filter: (file) => !/\/(node_modules|dist|\.astro|test-results|e2e)$/.test(file),
      });
    }
    this.#borrowModules();
    const site = path.join(this.folder, 'apps/site');
    const manifest = path.join(site, 'package.json');
    const content = JSON.parse(readFileSync(manifest, 'utf8')) as { scripts: object };
    content.scripts = { build: 'node build.mjs' };
    writeFileSync(manifest, JSON.stringify(content));
    writeFileSync(path.join(site, 'build.mjs'), build);
    execFileSync(process.execPath, ['--input-type=module', '-e', noteInstalled], {
      cwd: this.folder,
    });
  }

  /** What the next release has in its title. */
  write(word: string): void {
    writeFileSync(path.join(this.folder, 'apps/site/word.txt'), word);
  }

  /** `npm start`, until the site answers. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: this.folder,
      env: this.#environment,
    });
    this.#npmStart = child;
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.log += chunk.toString();
        if (this.log.includes('Site    http')) resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', () => reject(new Error(`npm start ended:\n${this.log}`)));
    });
  }

  /** Ends `npm start`, as a machine does that is switched off. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#npmStart;
    this.#npmStart = undefined;
    this.log = '';
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.removeAllListeners('exit');
    child.kill(signal);
    await once(child, 'exit');
  }

  /** The same as `run`, in the midst. */
  begin(command: 'release' | 'rollback'): ChildProcess {
    const args = [path.join(this.folder, `scripts/${command}.mjs`)];
    return spawn(process.execPath, args, { env: this.#environment, stdio: 'ignore' });
  }

  /** Whether there is such a file of a release that is made. */
  has(file: string): boolean {
    const releases = path.join(this.folder, 'releases');
    return readdirSync(releases).some((name) => existsSync(path.join(releases, name, file)));
  }

  /** What `npm start` would run. */
  current(): string {
    return readlinkSync(path.join(this.folder, 'releases/current'));
  }

  /** The processes that work in a folder of a release, by what they were started as; Linux alone says it. */
  processesIn(part: string): string[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
          const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
          return environment.includes(path.join(this.folder, part)) ? [command] : [];
        } catch {
          // It has ended in between.
          return [];
        }
      });
  }

  /** `npm run release` or `npm run rollback`. @returns how it ended, and its last line */
  run(command: 'release' | 'rollback'): Promise<{ code: number; line: string }> {
    return new Promise((resolve) => {
      const args = [path.join(this.folder, `scripts/${command}.mjs`)];
      execFile(process.execPath, args, { env: this.#environment }, (error, stdout, stderr) => {
        const lines = (error ? stderr : stdout).trim().split('\n');
        resolve({ code: error ? 1 : 0, line: lines.at(-1) ?? '' });
      });
    });
  }

  /** The releases that are kept. */
  kept(): string[] {
    return readdirSync(path.join(this.folder, 'releases')).filter((name) => /^\d{8}T/.test(name));
  }

  async dispose(): Promise<void> {
    await this.stop();
    for (const folder of [this.folder, this.dataDir]) {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  /** The packages of this project by links: the copy's own stay links to the copy's folders. */
  #borrowModules(): void {
    for (const at of ['node_modules', 'apps/site/node_modules']) {
      const from = path.join(root, at);
      const to = path.join(this.folder, at);
      if (!existsSync(from)) continue;
      mkdirSync(to, { recursive: true });
      for (const { name } of readdirSync(from, { withFileTypes: true })) {
        if (name === '@clinicdee') continue;
        if (!name.startsWith('.') || name === '.bin') {
          symlinkSync(path.join(from, name), path.join(to, name));
        }
      }
    }
    const own = path.join(root, 'node_modules/@clinicdee');
    mkdirSync(path.join(this.folder, 'node_modules/@clinicdee'));
    for (const name of readdirSync(own)) {
      const to = path.join(this.folder, 'node_modules/@clinicdee', name);
      symlinkSync(readlinkSync(path.join(own, name)), to);
    }
  }
}
