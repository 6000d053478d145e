const hosts = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be']);

/** The video that an address of YouTube shows; undefined when it is no such address. */
export function youtubeId(address: string): string | undefined {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(absolute)) return undefined;
  const url = new URL(absolute);
  const host = url.hostname.replace(/^www\./, '');
  if (!hosts.has(host) || !/^https?:$/.test(url.protocol)) return undefined;
  const [, first = '', second = ''] = url.pathname.split('/');
  const id =
    host === 'youtu.be'
      ? first
      : /^(embed|shorts|live|v)$/.test(first)
        ? second
        : first === 'watch'
          ? (url.searchParams.get('v') ?? '')
          : '';
  return /^[\w-]{11}$/.test(id) ? id : undefined;
}
