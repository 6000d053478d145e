import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { type Answer, collectAnswer, isKnownTag } from './answer.ts';
import { codingFor, type Compressed, compressAs, isCompressible } from './compress.ts';
import { CACHE_TAG_HEADER, type PageCache } from './page-cache.ts';

/** All that a kept page reads of its address. Whatever else is there changes nothing on it. */
const read = new Set(['page', 'order', 'tag', 'q']);

/**
 * Answers with what is rendered on demand: from the cache where the page is kept, else rendered, kept
 * if it says what it shows, compressed, and with an entity tag so that an unchanged page need not
 * travel again.
 *
 * @param render has the page rendered into the response; resolves to false when nothing renders it
 * @returns false when nothing renders this address
 */
export async function answerOnDemand(
  request: IncomingMessage,
  response: ServerResponse,
  cache: PageCache,
  render: () => Promise<boolean>,
): Promise<boolean> {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const key = cacheKey(request.url ?? '/');
  const kept = isReading ? cache.get(key) : undefined;
  if (kept) {
    await send(request, response, kept.answer, 'hit', kept.compressed);
    return true;
  }
  const { age } = cache;
  const { method } = request;
  // Whoever asks for the head alone is told what the page would be: it is rendered whole.
  if (method === 'HEAD') request.method = 'GET';
  const answer = await collectAnswer(response, render).finally(() => (request.method = method));
  if (answer === 'nobody') return false;
  if (answer === 'gone') return true;
  addEntityTag(request, answer);
  if (isReading) cache.keep(key, answer, age);
  await send(request, response, answer, 'miss');
  return true;
}

/** Once for each rendering, so that a hit need not read the page. */
function addEntityTag(request: IncomingMessage, answer: Answer): void {
  const { status, body, headers } = answer;
  const isPage = status === 200 && body.byteLength > 0 && request.method !== 'POST';
  if (!isPage || headers['cache-control'] === 'no-store') return;
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  answer.headers = {
    etag: `W/"${digest}"`,
    'cache-control': 'public, max-age=0, must-revalidate',
    ...headers,
  };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  cacheState: 'hit' | 'miss',
  compressed?: Compressed,
): Promise<void> {
  const { [CACHE_TAG_HEADER]: tags, ...headers } = answer.headers;
  const type = String(headers['content-type'] ?? '');
  let { body } = answer;
  if (type === 'text/html') headers['content-type'] = 'text/html; charset=utf-8';
  response.statusMessage = STATUS_CODES[answer.status] ?? '';
  if (tags !== undefined) response.setHeader('x-cache', cacheState);

  if (isCompressible(type, body.byteLength)) {
    headers.vary = 'accept-encoding';
    const coding = codingFor(request.headers['accept-encoding']);
    if (coding) {
      body = compressed?.[coding] ?? (await compressAs(coding, body));
      headers['content-encoding'] = coding;
    }
  }
  if (typeof headers.etag === 'string' && isKnownTag(request, headers.etag)) {
    delete headers['content-encoding'];
    response.writeHead(304, headers).end();
    return;
  }
  if (answer.status !== 204 && answer.status !== 304)
    headers['content-length'] = String(body.byteLength);
  response.writeHead(answer.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function cacheKey(url: string): string {
  const [path = '/', query] = url.split('?');
  const parts = new URLSearchParams(query);
  for (const name of [...parts.keys()]) if (!read.has(name)) parts.delete(name);
  parts.sort();
  return parts.size > 0 ? `${path}?${parts}` : path;
}
