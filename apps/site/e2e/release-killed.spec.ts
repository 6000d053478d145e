import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { SqliteOutbox } from '../src/leads/sqlite-outbox.ts';
import { openDatabase } from '../src/database.ts';
import { ReleaseProject } from './release-project.ts';
import { freePorts } from './server-process.ts';

const titleAt = async (url: string) =>
  /<title>[^<]* (\S+)<\/title>/.exec(await (await fetch(url)).text())?.[1];

async function send(url: string, key: string): Promise<void> {
  const response = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      ...{ fullname: 'ผู้ส่ง', phone: '0812345678', email: 'a@clinic.co.th' },
      ...{ organization_type: 'จิตเวช', description: key },
    }),
  });
  expect(response.status).toBe(200);
}

test('a release that is killed on its way leaves what runs, and the next one is made', async () => {
  test.setTimeout(600_000);
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const project = new ReleaseProject({ PORT: String(port), LOG_LEVEL: 'warn' });
  const killed: string[] = [];
  try {
    project.write('0');
    await project.start();
    const before = project.current();

    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const moments = [
        ['building', 'slow', () => project.has('apps/site/begun')],
        ['trying', `trying-${signal}`, () => project.has('site.sqlite')],
      ] as const;
      for (const [name, word, isThere] of moments) {
        project.write(word);
        const release = project.begin('release');
        const ended = once(release, 'exit');
        await expect.poll(isThere, { timeout: 60_000, intervals: [50] }).toBe(true);
        release.kill(signal);
        await ended;
        killed.push(`${signal} while ${name}`);
        expect([killed.at(-1), project.current()]).toEqual([killed.at(-1), before]);
        expect(await titleAt(url)).toBe('0');
        await send(url, `lead-after-${killed.length}-releases`);
        // What was only tried works on copies of real leads, and nobody would ever end it.
        if (process.platform === 'linux') {
          const tried = () => project.processesIn('releases/trying');
          await expect.poll(tried, { timeout: 30_000 }).toEqual([]);
        }
      }
    }

    // It goes over: what was begun is seen to its end, or is what starts the next time.
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const last = project.current();
      project.write(signal);
      const release = project.begin('release');
      const ended = once(release, 'exit');
      const isSwitched = () => project.current() !== last;
      await expect.poll(isSwitched, { timeout: 60_000, intervals: [10] }).toBe(true);
      release.kill(signal);
      await ended;
      killed.push(`${signal} while going over`);
      await send(url, `lead-after-${killed.length}-releases`);
      if (signal === 'SIGTERM') await expect.poll(() => titleAt(url)).toBe(signal);
    }
    await project.stop('SIGKILL');
    await expect.poll(() => titleAt(url).catch(() => 'nobody')).toBe('nobody');
    await project.start();
    expect(await titleAt(url)).toBe('SIGKILL');

    project.write('last');
    expect(await project.run('release')).toMatchObject({ code: 0 });
    await expect.poll(() => titleAt(url)).toBe('last');
    expect(project.has('apps/site/begun')).toBe(false);
    expect(project.has('site.sqlite')).toBe(false);
    await project.stop();
    const database = openDatabase(project.dataDir);
    expect(new SqliteOutbox(database).list()).toHaveLength(killed.length);
    database.close();
  } finally {
    await project.dispose();
  }
});
