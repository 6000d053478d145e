import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fetchErrorCode } from './fetch-error.ts';

it('classifies a refused connection as a network error', async () => {
  const error: unknown = await fetch('http://127.0.0.1:1').catch((reason: unknown) => reason);
  expect(fetchErrorCode(error)).toBe('network');
  expect(fetchErrorCode(undefined)).toBe('network');
});

// Only the shell can set the limit of file descriptors.
it.skipIf(process.platform === 'win32')(
  'recognises the limit of open files of this process',
  () => {
    const file = path.join(import.meta.dirname, 'fetch-error.ts');
    const script = `
    import { openSync } from 'node:fs';
    import { createServer } from 'node:http';
    import { fetchErrorCode } from ${JSON.stringify(file)};
    const server = createServer((_, response) => response.end());
    server.listen(0, '127.0.0.1', async () => {
      const { port } = server.address();
      try { for (;;) openSync('/dev/null'); } catch {}
      await fetch('http://127.0.0.1:' + port).then(
        () => process.stdout.write('answered'),
        (error) => process.stdout.write(fetchErrorCode(error)),
      );
      process.exit();
    });`;
    const { stdout } = spawnSync(
      'sh',
      ['-c', 'ulimit -n 64; exec "$0" "$@"', process.execPath, '--input-type=module', '-e', script],
      { encoding: 'utf8' },
    );
    expect(stdout).toBe('too_many_files');
  },
);
