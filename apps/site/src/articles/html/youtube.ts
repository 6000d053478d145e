const hosts = new Set([
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'youtu.be',
]);

/** What a YouTube URL shows, with its canonical page. */
export type YoutubePage =
  { kind: 'video'; id: string; href: string } | { kind: 'playlist' | 'live'; href: string };

/** Embed paths that look like video ids. */
const nonVideoPaths = new Set(['videoseries', 'live_stream']);

/** Returns what a YouTube URL shows; undefined for other URLs. */
export function youtubePage(address: string): YoutubePage | undefined {
  const url = URL.parse(address.trim().replace(/^\/\//, 'https://'));
  const host = url?.hostname.replace(/^www\./, '');
  if (!url || !host || !hosts.has(host) || !/^https?:$/.test(url.protocol)) return undefined;
  const [, first = '', second = ''] = url.pathname.split('/');
  const query = (name: string) => url.searchParams.get(name) ?? '';
  const id = videoIdIn(host === 'youtu.be' ? ['v', first] : [first, second], query('v'));
  if (id && !nonVideoPaths.has(id)) {
    const start = secondsIn(query('t') || query('start'));
    const href = `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}` : ''}`;
    return { kind: 'video', id, href };
  }
  const channel = liveChannelIn(url);
  if (channel) return { kind: 'live', href: `https://www.youtube.com/channel/${channel}/live` };
  const list = query('list');
  if (/^(embed|playlist|watch)$/.test(first) && /^[A-Z]{2}[\w-]*$/.test(list)) {
    return { kind: 'playlist', href: `https://www.youtube.com/playlist?list=${list}` };
  }
  return undefined;
}

/** Returns the seconds of a start time: `90`, `90s`, `1m30s`. */
function secondsIn(time: string): number {
  const parts: (string | undefined)[] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time)?.slice(1) ?? [];
  return parts.reduce((sum, part) => sum * 60 + Number(part ?? 0), 0);
}

function videoIdIn([first = '', second]: readonly string[], watched: string): string | undefined {
  const id = first === 'watch' ? watched : /^(embed|shorts|live|v|e)$/.test(first) ? second : '';
  return id && /^[\w-]{11}$/.test(id) ? id : undefined;
}

/** Returns the channel of a live stream's embed or page URL. */
function liveChannelIn({ pathname, searchParams }: URL): string | undefined {
  const [, onPage] = /^\/channel\/(UC[\w-]+)\/live$/.exec(pathname) ?? [];
  const inFrame = pathname === '/embed/live_stream' ? searchParams.get('channel') : undefined;
  return onPage ?? (inFrame && /^UC[\w-]+$/.test(inFrame) ? inFrame : undefined);
}
