import { vi } from 'vitest';

// The test files of a worker share the installed packages, since loading Payload takes seconds, but neither modules of
// the office, which keep what they have read from the environment, nor the environment.
const shared = globalThis as { firstEnvironment?: NodeJS.ProcessEnv };
const first = (shared.firstEnvironment ??= { ...process.env });
for (const name of Object.keys(process.env))
  if (!(name in first)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, first);
vi.resetModules();
