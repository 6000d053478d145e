import { expect, it } from 'vitest';
import { signatureHeader } from './signature.ts';

it('signs time and body as documented for receivers', () => {
  expect(signatureHeader('secret-of-16-chars', '{"a":1}', 1_700_000_000_000)).toBe(
    't=1700000000,v1=6afe8e0515c786f952e78841359526cea20c88134915def7d76dd52f6b4fe08d',
  );
});
