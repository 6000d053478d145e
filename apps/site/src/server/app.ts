import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Environment } from '../environment.ts';
import { allowTags } from '../consent/tag-policy.ts';
import { type BuiltFile, readBuild } from './build.ts';
import { answerOnDemand } from './on-demand.ts';
import type { Services } from './open-services.ts';
import type { PageCache } from './page-cache.ts';
import { documentHeaders, editorOf, lockedPolicy, securityHeaders } from './security-headers.ts';

/** Astro's handler for pages and endpoints that are rendered on demand. */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: App.Locals,
) => Promise<void> | void;

interface Options {
  environment: Environment;
  /** The build's folder. */
  dist: string;
  astro: AstroHandler;
  log: FastifyBaseLogger;
  /** What pages and endpoints are handed. */
  services: Services;
  /** Where pages rendered on demand are kept. */
  cache: PageCache;
}

/** The site's server: built files, precompressed, with exact headers; everything else by Astro. */
export async function createApp(options: Options) {
  const { environment, dist, astro, log, services, cache } = options;
  const setHeaders = (request: FastifyRequest, reply: FastifyReply) => {
    const isSecure = environment.siteUrl.protocol === 'https:' || request.protocol === 'https';
    for (const [name, value] of Object.entries(securityHeaders(isSecure))) {
      reply.raw.setHeader(name, value);
    }
  };
  const app = fastify({
    trustProxy: environment.trustedProxies,
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: log,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2000 },
    // In-flight answers finish; connections that only wait are closed.
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    // An address that cannot be decoded comes before every hook.
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply);
      reply.raw.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request');
    },
  });

  // Bodies are read by whoever receives them, under their own limit.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  app.addHook('onResponse', async (request, reply) => {
    // Neither the address of the visitor nor the query, where anything may stand.
    const [urlPath] = request.url.split('?');
    const facts = { method: request.method, path: urlPath, status: reply.raw.statusCode };
    log.info({ ...facts, ms: Math.round(reply.elapsedTime) }, 'answered');
  });

  await app.register(fastifyStatic, {
    root: path.join(dist, 'client'),
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  const { tags } = environment;
  const files = readBuild(dist).map((file) =>
    file.policy === undefined ? file : { ...file, policy: allowTags(file.policy, tags) },
  );
  for (const file of files) serve(app, file);
  const page = (url: string) => files.find((file) => file.isPage && file.url === url);

  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.all('/*', async (request, reply) => {
    const [urlPath = '/', query] = request.url.split('?');
    if (urlPath.length > 1 && urlPath.endsWith('/')) {
      const target = `/${urlPath.replace(/^\/+|\/+$/g, '')}`;
      return reply.redirect(query === undefined ? target : `${target}?${query}`, 308);
    }
    // This header cannot name who may; the page's policy does.
    if (editorOf(urlPath, environment.officeOrigin)) reply.raw.removeHeader('x-frame-options');
    const render = () =>
      new Promise<boolean>((resolve, reject) => {
        const next = (error?: unknown) =>
          error === undefined ? resolve(false) : reject(asError(error));
        const { officeOrigin } = environment;
        const locals = { ...services, officeOrigin, visitorAddress: request.ip };
        Promise.resolve(astro(request.raw, reply.raw, next, locals)).then(
          () => resolve(true),
          reject,
        );
      });
    const isRendered = await answerOnDemand(request.raw, reply.raw, cache, render);
    if (!isRendered) return sendPage(reply, page('/404'), 404);
    reply.hijack();
    return reply;
  });

  app.setErrorHandler((error, _request, reply) => {
    log.error({ err: error }, 'request failed');
    return sendPage(reply, page('/500'), 500);
  });
  return app;
}

function serve(app: FastifyInstance, file: BuiltFile): void {
  app.get(file.url, (_request, reply) => {
    // Error pages are asked for by nobody: at their own address they are what they say.
    const status = file.url === '/404' ? 404 : file.url === '/500' ? 500 : 200;
    if (file.isPage) return sendPage(reply, file, status);
    // Scripts, styles and fonts are no documents: what is said of those would only weigh.
    if (file.isHashed) for (const name of documentHeaders) reply.raw.removeHeader(name);
    return reply
      .header(
        'cache-control',
        file.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      .sendFile(file.file);
  });
}

function sendPage(reply: FastifyReply, page: BuiltFile | undefined, status: number) {
  if (!page) return reply.code(status).type('text/plain').send(String(status));
  return reply
    .code(status)
    .header('content-security-policy', page.policy ?? lockedPolicy)
    .header('cache-control', status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store')
    .sendFile(page.file);
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
