import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serve, type TestServer } from '../../office/test/serve.ts';

/** An article as a content site sends it: the six fields of spec §3, and optional additions. */
export interface SentArticle {
  title: string;
  content: string;
  tags?: string | null;
  cover?: string | null;
  coverResized?: { large: string | null } | null;
  publishedAt?: string | null;
  [more: string]: unknown;
}

type Misbehave = (request: IncomingMessage, response: ServerResponse) => void;

/** Begins a JSON answer. */
const json = (response: ServerResponse, status = 200, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
const refusal = (code: number, message: string) => JSON.stringify({ code, message });

/** Failures of a content site, as they appear on the wire. */
export const misbehaviours = {
  'answers 500': (_, response) => {
    json(response, 500).end(refusal(500, 'ฐานข้อมูลขัดข้อง'));
  },
  'answers with a page': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Maintenance');
  },
  'breaks off in the middle': (_, response) => {
    json(response, 200, { 'content-length': '1000' }).write('[{"title":"ครึ่ง');
    setTimeout(() => response.destroy(), 20);
  },
  'ends half a body cleanly': (_, response) => {
    json(response).end('[{"title":"ครึ่ง');
  },
  'answers nonsense': (_, response) => {
    json(response).end(JSON.stringify([{ name: 'x' }, 12, null]));
  },
  'answers with an object': (_, response) => {
    json(response).end('{"docs":[]}');
  },
  'never answers': () => undefined,
  drips: (_, response) => {
    json(response);
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  },
  'hangs up': (request) => {
    request.socket.destroy();
  },
  'refuses the key': (_, response) => {
    json(response, 401).end(refusal(401, 'API key is missing or wrong'));
  },
  'is suddenly empty, once': (_, response) => {
    json(response).end('[]');
  },
  'redirects elsewhere': (_, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  },
} satisfies Record<string, Misbehave>;

const digest = (text: string) => `"${createHash('sha256').update(text).digest('base64url')}"`;

/** A content site on loopback that implements spec §7.2, or fails as told. */
export class ContentSiteDouble {
  articles: SentArticle[] = [];
  /** The bytes of each picture by path, such as `/media/a.png`. */
  readonly pictures = new Map<string, Buffer>();
  /** The validator that it sends with pictures. */
  picturesSay: 'nothing' | 'etag' | 'date' = 'nothing';
  /** Draft articles by preview token. */
  readonly drafts = new Map<string, SentArticle>();
  readonly key = 'content-key-of-the-tests';
  readonly requests: { path: string; headers: IncomingMessage['headers']; status: number }[] = [];
  misbehave: Misbehave | undefined;
  /** Whether it implements spec §7 alone, without `ETag`. */
  isBare = true;
  /** Whether it sorts the list by title, as requested. */
  sorts = true;
  url = '';
  #server: TestServer | undefined;

  async start(): Promise<this> {
    this.#server = await serve((request, response) => {
      const { url: path = '', headers } = request;
      response.on('close', () =>
        this.requests.push({ path, headers, status: response.statusCode }),
      );
      this.#answer(request, response);
    });
    this.url = this.#server.url;
    return this;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  [Symbol.asyncDispose] = () => this.stop();

  /** The environment of a site that reads from here. */
  get environment(): Record<string, string> {
    return {
      CONTENT_API_URL: this.url,
      CONTENT_API_KEY: this.key,
      CONTENT_SYNC_INTERVAL: '0.3',
      CONTENT_API_TIMEOUT: '1',
    };
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', this.url);
    const picture = this.pictures.get(url.pathname);
    if (picture) {
      this.#picture(picture, request, response);
    } else if (!url.pathname.startsWith('/api/public/articles')) {
      response.writeHead(404).end();
    } else if (request.headers['x-api-key'] !== this.key) {
      misbehaviours['refuses the key'](request, response);
    } else if (this.misbehave) {
      this.misbehave(request, response);
    } else if (url.pathname.endsWith('/preview')) {
      const draft = this.drafts.get(url.searchParams.get('token') ?? '');
      json(response, draft ? 200 : 403).end(draft ? JSON.stringify(draft) : refusal(403, 'no'));
    } else {
      this.#list(url.searchParams, request, response);
    }
  }

  #picture(bytes: Buffer, request: IncomingMessage, response: ServerResponse): void {
    const extra =
      this.picturesSay === 'etag'
        ? { etag: digest(bytes.toString('base64')) }
        : this.picturesSay === 'date'
          ? { 'last-modified': new Date(bytes.byteLength * 1000).toUTCString() }
          : {};
    const { 'if-none-match': tag, 'if-modified-since': date } = request.headers;
    const isKnown = [tag, date].some((one) => one && Object.values(extra).includes(one));
    response.writeHead(isKnown ? 304 : 200, { 'content-type': 'image/png', ...extra });
    response.end(isKnown ? undefined : bytes);
  }

  #list(query: URLSearchParams, request: IncomingMessage, response: ServerResponse): void {
    const page = Number(query.get('page') ?? 1);
    const limit = Number(query.get('limit') ?? 100);
    const sorted = [...this.articles];
    if (this.sorts) sorted.sort((a, b) => (a.title < b.title ? -1 : Number(a.title > b.title)));
    const body = JSON.stringify(sorted.slice((page - 1) * limit, page * limit));
    const etag = digest(body);
    const isKnown = !this.isBare && request.headers['if-none-match'] === etag;
    json(response, isKnown ? 304 : 200, this.isBare ? {} : { etag }).end(
      isKnown ? undefined : body,
    );
  }
}
