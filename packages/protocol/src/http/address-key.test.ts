import { expect, it } from 'vitest';
import { addressKey } from './address-key.ts';

it.each([
  ['203.0.113.7', '203.0.113.7/32', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7/32', '203.0.113.0/24'],
  ['::ffff:cb00:7107', '203.0.113.7/32', '203.0.113.0/24'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::1', '::/64', '::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
])('%s has the key %s, and its network %s', (address, key, network) => {
  expect(addressKey(address, 'address')).toBe(key);
  expect(addressKey(address, 'network')).toBe(network);
});

it('returns an invalid address unchanged', () => {
  expect(addressKey('unknown', 'address')).toBe('unknown');
  expect(addressKey('', 'network')).toBe('');
});
