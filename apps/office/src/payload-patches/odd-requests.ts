import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  APIError,
  type AfterErrorHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  QueryError,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload';
import { causesOf, codeOf } from '../errors/causes.ts';

/** The largest id of both databases: PostgreSQL's `integer`. */
const LARGEST_ID = 2 ** 31 - 1;
/** The error for the author of an invalid query; the log has the reason. */
const BAD_QUERY = 'ตัวกรอง การเรียง หรือจำนวนที่ขอมาใช้ไม่ได้ แก้แล้วลองอีกครั้ง';
const BAD_DATA = 'ข้อมูลที่ส่งมามีค่าหรืออักขระที่เก็บไม่ได้ แก้แล้วลองอีกครั้ง';
const NOTHING_THERE = 'ไม่พบสิ่งที่ขอ';

type Endpoints = Exclude<SanitizedCollectionConfig['endpoints'], false>;
type CollectionEndpoint = Endpoints[number];

/**
 * Rejects invalid REST requests with 400 or 404 and a Thai message: malformed ids, numbers and characters
 * that no database accepts, and unknown paths. `answerBadRequests` handles what only Payload can detect.
 *
 * Relies on: a built configuration has all endpoints of its collections, including Payload's own; the id of
 * a record is the parameter `id`, which Payload reads with `parseFloat` (`1'--` would be record 1); the
 * first matching endpoint is used; `afterError` may change response and status.
 */
export async function withRequestChecks(
  config: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const built = await config;
  return Object.assign({}, built, {
    collections: built.collections.map((collection) => ({
      ...collection,
      hooks: {
        ...collection.hooks,
        beforeOperation: [refuseRelatedSort, ...collection.hooks.beforeOperation],
      },
      endpoints: [
        ...endpointsOf(collection).map((endpoint) => withChecks(endpoint, collection)),
        ...notFound,
      ],
    })),
    endpoints: [
      ...built.endpoints,
      // `@payloadcms/next` adds `/og` later.
      ...['/', '/:rest((?!og$).+)'].flatMap((path) => notFound.map((any) => ({ ...any, path }))),
    ],
  });
}

/**
 * Refuses to sort by a field of a related record. Payload checks whether the user may read the fields of a filter, and
 * own fields of a sort order, but not these: the order of leads would tell the order of their owners' password hashes.
 */
const refuseRelatedSort: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  if (overrideAccess === true || !('sort' in args)) return;
  for (const path of [args.sort ?? []].flat()) {
    const segments = path.replace(/^-/, '').replaceAll('__', '.').split('.');
    const [first, ...rest] = segments[0] === 'version' ? segments.slice(1) : segments;
    const field = collection.flattenedFields.find(({ name }) => name === first);
    const isRelated = field?.type === 'relationship' || field?.type === 'upload';
    if (isRelated && rest.length > 0) throw new QueryError([{ path }]);
  }
};

const endpointsOf = ({ endpoints }: SanitizedCollectionConfig): Endpoints =>
  endpoints === false ? [] : endpoints;

/** Answers 404 to all other paths; Payload's own message is in English. */
const notFound: Endpoints = (['get', 'post', 'put', 'patch', 'delete'] as const).map((method) => ({
  method,
  path: '/:rest*',
  handler: () => {
    throw new APIError(NOTHING_THERE, 404);
  },
}));

function withChecks(
  endpoint: CollectionEndpoint,
  collection: SanitizedCollectionConfig,
): CollectionEndpoint {
  const { handler, path } = endpoint;
  const isOfVersions = path.startsWith('/versions');
  return {
    ...endpoint,
    handler: (req) => {
      const id = req.routeParams?.id;
      const isId = id === undefined || (typeof id === 'string' && isValidId(id));
      const isThere = !path.startsWith('/file/') || hasFile(collection, req.routeParams?.filename);
      if (!isId || !isThere || (isOfVersions && !collection.versions))
        throw new APIError(NOTHING_THERE, 404);
      if (!isValidQuery(req)) throw new APIError(BAD_QUERY, 400);
      return handler(req);
    },
  };
}

/** Whether a file is on disk, for which Payload answers 500 if not; a bucket answers for itself. */
function hasFile({ upload }: SanitizedCollectionConfig, name: unknown): boolean {
  if (typeof name !== 'string' || (upload.handlers?.length ?? 0) > 0) return true;
  return name === basename(name) && existsSync(join(upload.staticDir ?? '', name));
}

/** Whether a text is an id in Payload's own notation. */
function isValidId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID;
}

/** Whether the query has no NUL character, which PostgreSQL rejects, and its numbers are numbers. */
function isValidQuery({ query, url }: PayloadRequest): boolean {
  if (url?.includes('%00')) return false;
  return ['limit', 'page', 'depth'].every((name) => {
    const value = query[name];
    return value === undefined || (typeof value === 'string' && /^\d{1,9}$/.test(value));
  });
}

/** The parameters from which Payload builds SQL. */
const sqlParameters = ['where', 'sort', 'select', 'populate', 'joins', 'data', 'search'];

/**
 * Answers an error that the request caused with 400: a value that the database rejects, or a filter from
 * which no query can be built. It is still logged. An unreachable database, or any other error without a
 * filter, stays a 500. An `afterError` hook of the configuration.
 */
export const answerBadRequests: AfterErrorHook = ({ error, req, result }) => {
  const isFiltered = sqlParameters.some((name) => req.query[name] !== undefined);
  const message = wordsFor(error, isFiltered, req);
  return message === undefined
    ? undefined
    : { response: { ...result, errors: [{ message }] }, status: 400 };
};

const isObject = (data: unknown) => typeof data === 'object' && data !== null;

/**
 * Whether reading the body failed: it is no form (busboy's errors), no JSON, or of another type; or an operation failed
 * because there is none, or one such as `null` and `7`.
 */
function isBodyError(error: Error, { data, headers, method = '' }: PayloadRequest): boolean {
  if (!['POST', 'PATCH', 'PUT'].includes(method)) return false;
  if (
    error instanceof SyntaxError ||
    /^(Malformed|Multipart:|Unexpected end of form)/.test(error.message)
  )
    return true;
  const isForm = headers.get('content-type')?.startsWith('multipart/') === true;
  if (error instanceof APIError) return isForm;
  return !isObject(data) && error instanceof TypeError;
}

function wordsFor(error: Error, isFiltered: boolean, req: PayloadRequest): string | undefined {
  if (error instanceof QueryError) return `${BAD_QUERY} (${pathsIn(error)})`;
  if (error instanceof APIError && error.status !== 500) {
    return error.message === 'Invalid JSON' ? BAD_DATA : undefined;
  }
  if (isBodyError(error, req)) return BAD_DATA;
  const causes = causesOf(error);
  if (isFiltered) {
    return causes.some((cause) => isDataError(cause) || isQueryError(cause))
      ? BAD_QUERY
      : undefined;
  }
  return causes.some(isDataError) ? BAD_DATA : undefined;
}

/** Returns the rejected paths of a query. */
const pathsIn = ({ data }: QueryError) => data.map(({ path }) => path).join(', ');

/** Whether a column cannot store a value (PostgreSQL's class 22), or the URL is malformed. */
function isDataError(error: Error): boolean {
  return error instanceof URIError || /^22|^SQLITE_(MISMATCH|RANGE|TOOBIG)$/.test(codeOf(error));
}

/** Whether a filter caused the error: an unknown operator or column, or no query could be built. */
function isQueryError(error: Error): boolean {
  if (/^(42883|42703|42804|42P01|42P10|42601|SQLITE_ERROR)$/.test(codeOf(error))) return true;
  // Payload answers 500 "not supported" for filters of some fields.
  if (error instanceof APIError) return true;
  return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;
}
