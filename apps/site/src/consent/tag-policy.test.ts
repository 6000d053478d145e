import { expect, it } from 'vitest';
import { allowTags } from './tag-policy.ts';

const policy = "default-src 'self';img-src 'self' data:; script-src 'self' 'sha256-x=';";

it('does not change the policy without tags', () => {
  expect(allowTags(policy, {})).toBe(policy);
});

it('adds the origins of Google Analytics, and keeps every hash', () => {
  const opened = allowTags(policy, { analytics: 'G-1' });
  expect(opened).toContain("script-src 'self' 'sha256-x=' https://*.googletagmanager.com");
  expect(opened).toMatch(/connect-src 'self' .*google-analytics\.com/);
  expect(opened).not.toMatch(/doubleclick|unsafe/);
});

it('adds the origins of Google Ads only for ads', () => {
  expect(allowTags(policy, { ads: 'AW-1/x' })).toMatch(/connect-src [^;]*doubleclick/);
});
