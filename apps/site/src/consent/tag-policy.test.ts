import { expect, it } from 'vitest';
import { allowTags } from './tag-policy.ts';

const policy = "default-src 'self';img-src 'self' data:; script-src 'self' 'sha256-x=';";

it('leaves the policy alone when nothing is configured', () => {
  expect(allowTags(policy, {})).toBe(policy);
});

it('lets the tag in where it is configured, and keeps every hash', () => {
  const opened = allowTags(policy, { analytics: 'G-1' });
  expect(opened).toContain("script-src 'self' 'sha256-x=' https://*.googletagmanager.com");
  expect(opened).toMatch(/connect-src 'self' .*google-analytics\.com/);
  expect(opened).not.toMatch(/doubleclick|unsafe/);
});

it('lets the receivers of ads in for ads alone', () => {
  expect(allowTags(policy, { ads: 'AW-1/x' })).toMatch(/connect-src [^;]*doubleclick/);
});
