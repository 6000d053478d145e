import ipaddr from 'ipaddr.js';

/** Who is counted together: one address, or all of the network that it stands in. */
export type Neighbourhood = 'address' | 'network';

/**
 * How many bits of an address name who is counted. Of IPv6 a household or a server is handed 2^64
 * addresses and may take another for each request; who rents a server is often handed a /48.
 */
const BITS = { ipv4: { address: 32, network: 24 }, ipv6: { address: 64, network: 48 } };

/**
 * The part of an address that stands for who asks: `203.0.113.7` or `2001:db8:1:2::/64`, and for their
 * network `203.0.113.0/24` or `2001:db8:1::/48`. IPv4 written as IPv6 (`::ffff:203.0.113.7`) is IPv4.
 * What is no address stands for itself.
 */
export function addressKey(address: string, of: Neighbourhood): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const bits = BITS[kind][of];
  const parser = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  // A zone (`fe80::1%eth0`) names a cable of this machine, not a visitor.
  const [plain = ''] = parsed.toString().split('%');
  return `${parser.networkAddressFromCIDR(`${plain}/${bits}`).toString()}/${bits}`;
}
