import ipaddr from 'ipaddr.js';

/** What shares a rate limit: one address or its whole network. */
export type AddressScope = 'address' | 'network';

/**
 * Prefix lengths in bits. A household or server with IPv6 has 2^64 addresses and can use another one for each
 * request; a rented server often has a /48.
 */
const BITS = { ipv4: { address: 32, network: 24 }, ipv6: { address: 64, network: 48 } };

/**
 * Returns the rate limit key of an address: `203.0.113.7/32` or `2001:db8:1:2::/64`, and for the network
 * `203.0.113.0/24` or `2001:db8:1::/48`. IPv4-mapped IPv6 (`::ffff:203.0.113.7`) counts as IPv4.
 * An invalid address is returned unchanged.
 */
export function addressKey(address: string, scope: AddressScope): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const bits = BITS[kind][scope];
  const parser = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  // A zone (`fe80::1%eth0`) names an interface of this machine, not a visitor.
  const [plain = ''] = parsed.toString().split('%');
  return `${parser.networkAddressFromCIDR(`${plain}/${bits}`).toString()}/${bits}`;
}
