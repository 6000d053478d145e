/** An IPv4 address, or the network of an IPv6 one: whoever has one has 2^64 of its neighbours. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const [first = [], last = []] = groups;
  const zeros = plain.includes('::') ? Array<string>(8 - first.length - last.length).fill('0') : [];
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return network.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}
