import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fetchErrorCode } from './fetch-error.ts';

it('tells an address where nobody listens from a process that may open no more connections', async () => {
  const error: unknown = await fetch('http://127.0.0.1:1').catch((reason: unknown) => reason);
  expect(fetchErrorCode(error)).toBe('network');
  expect(fetchErrorCode(undefined)).toBe('network');
});

// The limit of descriptors is the shell's to set.
it.skipIf(process.platform === 'win32')('names its own limit', () => {
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
});
