import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { logger, printWithoutValues } from './logging.ts';

type Pino = (
  options: object,
  destination: { write: (line: string) => void },
) => { error: (entry: object) => void };
const pino = createRequire(import.meta.resolve('payload'))('pino') as Pino;

it('logs and prints a failed query without its values', () => {
  let logged = '';
  const options = { ...('options' in logger && logger.options), level: 'error' };
  const log = pino(options, { write: (line) => (logged += line) });
  const query = Object.assign(
    new Error('Failed query: insert into "leads"\nparams: สมชาย,0812345678'),
    { params: ['สมชาย', '0812345678'] },
  );
  const console = { error: (...parts: unknown[]) => (logged += inspect(parts)) };
  printWithoutValues(console);
  // As Next does.
  console.error('⨯', query);
  // As Payload does: the message of the line is then the error's.
  log.error({ err: query });
  log.error({ err: new Error('outer', { cause: query }) });
  expect(logged.match(/insert into/g)).toHaveLength(4);
  expect(logged).not.toMatch(/สมชาย|0812345678/);
});
