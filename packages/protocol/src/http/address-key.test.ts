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
])('counts %s as %s and in %s', (address, alone, network) => {
  expect(addressKey(address, 'address')).toBe(alone);
  expect(addressKey(address, 'network')).toBe(network);
});

it('takes what is no address as it is', () => {
  expect(addressKey('unknown', 'address')).toBe('unknown');
  expect(addressKey('', 'network')).toBe('');
});
