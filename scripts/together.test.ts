import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';

const file = path.join(import.meta.dirname, 'together.mjs');

/** Runs programs, each a line of JavaScript, in a process of their own. */
function run(...programs: { code: string; isNeeded: boolean }[]) {
  const list = programs.map(({ code, isNeeded }, index) => ({
    ...{ name: `program ${index}`, args: ['-e', code], isNeeded },
  }));
  const script = `import { inGroup, together } from ${JSON.stringify(file)};
    const programs = ${JSON.stringify(list)}.map(({ args, ...program }) => ({
      ...program, launch: () => inGroup(process.execPath, args, process.cwd()) }));
    process.exit(await together(programs, { patienceMs: 300 }).ended);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let said = '';
  const saying = (words: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (said.includes(words)) resolve();
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      look();
    });
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as unknown, said }));
  return { child, saying, said: () => said, ended };
}

const stays = "console.log('up', process.pid); setInterval(() => {}, 1000)";
const deaf = `process.on('SIGTERM', () => console.log('heard')); ${stays}`;
/** Whether a process that said its number is there. */
const isThere = (said: string) =>
  [...said.matchAll(/up (\d+)/g)].some(([, pid]) => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  });

it('ends with the program that is needed, and with its code', async () => {
  const { code, said } = await run(
    { code: stays, isNeeded: false },
    { code: 'setTimeout(() => process.exit(3), 300)', isNeeded: true },
  ).ended;
  expect(code).toBe(3);
  expect(isThere(said)).toBe(false);
}, 20_000);

it('starts another one again, and leaves the rest at work', async () => {
  const both = run(
    { code: stays, isNeeded: true },
    { code: "console.log('try')", isNeeded: false },
  );
  await both.saying('try');
  await both.saying('program 1 ended; it is started again');
  both.child.kill('SIGTERM');
  expect((await both.ended).code).toBe(0);
}, 20_000);

it('starts again what was killed, and leaves the rest at work', async () => {
  const killed = "process.kill(process.pid, 'SIGKILL')";
  const both = run({ code: stays, isNeeded: true }, { code: killed, isNeeded: false });
  await both.saying('program 1 ended; it is started again');
  both.child.kill('SIGTERM');
  expect((await both.ended).code).toBe(0);
}, 20_000);

it('leaves the rest at work beside what no start would mend, and says so', async () => {
  const both = run({ code: stays, isNeeded: true }, { code: 'process.exit(78)', isNeeded: false });
  await both.saying('The program 1 cannot work as things are');
  await both.saying('started again in 600 s');
  await both.saying('up');
  expect(isThere(both.said())).toBe(true);
  both.child.kill('SIGTERM');
  expect((await both.ended).code).toBe(0);
}, 20_000);

it('ends for good with what is needed and no start would mend', async () => {
  const { code } = await run(
    { code: 'process.exit(78)', isNeeded: false },
    { code: 'setTimeout(() => process.exit(78), 300)', isNeeded: true },
  ).ended;
  expect(code).toBe(78);
}, 20_000);

it('ends what does not stop when it is asked to', async () => {
  const one = run({ code: deaf, isNeeded: true });
  await one.saying('up');
  one.child.kill('SIGTERM');
  const { said } = await one.ended;
  expect(said).toContain('heard');
  expect(isThere(said)).toBe(false);
}, 20_000);
