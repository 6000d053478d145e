import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { secrets } from '../../test/serve.ts';
import { EVENT_FILE } from '../database/database-file.ts';

it('keeps an event that follows one truncated by a power cut', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'events-'));
  for (const [name, value] of Object.entries({ ...secrets, DATA_DIR: dataDir }))
    vi.stubEnv(name, value);
  const { appendEvent, readEvents } = await import('./event-file.ts');
  const whole = {
    key: 'a',
    kind: 'erasure' as const,
    at: '2026-11-25T00:00:00Z',
    hashes: ['h'],
    references: [],
    reason: '',
    account: '',
  };
  writeFileSync(join(dataDir, EVENT_FILE), '{"key":"truncated","ki');
  appendEvent(whole);
  expect(readEvents()).toEqual([whole]);
});
