import {
  APIError,
  type AfterErrorHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
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
export const NOTHING_THERE = 'ไม่พบสิ่งที่ขอ';

/**
 * Rejects invalid REST requests with 400 or 404 and a Thai message: malformed ids, numbers and characters that no
 * database accepts, and unknown paths. `answerBadRequests` handles what only Payload can detect.
 *
 * Relies on: a built configuration has all endpoints of its collections, and the first matching one is used;
 * `@payloadcms/next` adds `/og` later.
 */
export function withRequestChecks(built: SanitizedConfig): SanitizedConfig {
  return Object.assign({}, built, {
    collections: built.collections.map(({ endpoints, hooks, ...collection }) => ({
      ...collection,
      hooks: { ...hooks, beforeOperation: [refuseOddRequest, ...hooks.beforeOperation] },
      endpoints: [...(endpoints || []), ...notFound('/:rest*')],
    })),
    endpoints: [...built.endpoints, ...notFound('/'), ...notFound('/:rest((?!og$).+)')],
  });
}

/** Answers 404 to all other paths; Payload's own message is in English. */
const notFound = (path: string): Endpoint[] =>
  (['get', 'post', 'put', 'patch', 'delete'] as const).map((method) => ({
    method,
    path,
    handler: () => {
      throw new APIError(NOTHING_THERE, 404);
    },
  }));

/**
 * The first hook of every collection. Payload reads ids with `parseFloat`: `1'--` would be record 1. It checks whether
 * the user may read the fields of a filter and own fields of a sort order, but not a field of a related record: the
 * order of leads would tell the order of their owners' password hashes.
 */
const refuseOddRequest: CollectionBeforeOperationHook = (hook) => {
  const { args, collection, overrideAccess, req } = hook;
  if (overrideAccess === true) return;
  if ('sort' in args) refuseRelatedSort(collection, [args.sort ?? []].flat());
  // Hooks and relations read other collections within the same request.
  if (req.payloadAPI !== 'REST' || req.routeParams?.collection !== collection.slug) return;
  const isOfVersions = /\/versions(\/|$)/.test(req.pathname);
  if (!hasValidId(req) || (isOfVersions && !collection.versions)) {
    throw new APIError(NOTHING_THERE, 404);
  }
  const numbers = ['limit', 'page', 'depth'].flatMap((name) => req.query[name] ?? []);
  const areNumbers = numbers.every(
    (one) => ['string', 'number'].includes(typeof one) && /^\d{1,9}$/.test(one as string),
  );
  // PostgreSQL rejects the character NUL.
  if (!areNumbers || req.url?.includes('%00')) throw new APIError(BAD_QUERY, 400);
};

function refuseRelatedSort({ flattenedFields }: SanitizedCollectionConfig, paths: string[]): void {
  for (const path of paths) {
    const segments = path.replace(/^-/, '').replaceAll('__', '.').split('.');
    const [first, ...rest] = segments[0] === 'version' ? segments.slice(1) : segments;
    const field = flattenedFields.find(({ name }) => name === first);
    const isRelated = field?.type === 'relationship' || field?.type === 'upload';
    if (isRelated && rest.length > 0) throw new QueryError([{ path }]);
  }
}

/** Whether the id in the path, if any, is in Payload's own notation. */
function hasValidId({ routeParams }: PayloadRequest): boolean {
  const id = routeParams?.id;
  if (id === undefined) return true;
  return typeof id === 'string' && /^[1-9]\d{0,9}$/.test(id) && Number(id) <= LARGEST_ID;
}

/** The parameters from which Payload builds SQL. */
const sqlParameters = ['where', 'sort', 'select', 'populate', 'joins', 'data', 'search'];

/**
 * Answers an error that the request caused with 400 or 404: an id that is none, a value that the database rejects, or a
 * filter from which no query can be built. It is still logged. An unreachable database, or any other error without a
 * filter, stays a 500. An `afterError` hook of the configuration.
 */
export const answerBadRequests: AfterErrorHook = ({ error, req, result }) => {
  const answer = (status: number, message: string) => ({
    response: { ...result, errors: [{ message }] },
    status,
  });
  if (!hasValidId(req)) return answer(404, NOTHING_THERE);
  if (error instanceof QueryError) {
    return answer(400, `${BAD_QUERY} (${error.data.map(({ path }) => path).join(', ')})`);
  }
  if (error instanceof APIError && error.status !== 500) {
    return error.message === 'Invalid JSON' ? answer(400, BAD_DATA) : undefined;
  }
  if (isBodyError(error, req)) return answer(400, BAD_DATA);
  const causes = causesOf(error);
  const isFiltered = sqlParameters.some((name) => req.query[name] !== undefined);
  if (isFiltered && causes.some(isQueryError)) return answer(400, BAD_QUERY);
  return causes.some(isDataError) ? answer(400, BAD_DATA) : undefined;
};

/**
 * Whether reading the body failed: it is no form (busboy's errors), no JSON, or of another type; or an operation failed
 * because there is none, or one such as `null` and `7`.
 */
function isBodyError(error: Error, { data, headers, method = '' }: PayloadRequest): boolean {
  if (!['POST', 'PATCH', 'PUT'].includes(method)) return false;
  if (/^(Malformed|Multipart:|Unexpected end of form)/.test(error.message)) return true;
  if (error instanceof APIError) {
    return headers.get('content-type')?.startsWith('multipart/') === true;
  }
  const body: unknown = data;
  const isNoRecord = typeof body !== 'object' || body === null;
  return error instanceof SyntaxError || (error instanceof TypeError && isNoRecord);
}

/** Whether a column cannot store a value (PostgreSQL's class 22), or the URL is malformed. */
const isDataError = (error: Error): boolean =>
  error instanceof URIError || /^22|^SQLITE_(MISMATCH|RANGE|TOOBIG)$/.test(codeOf(error));

/** Whether a filter caused the error: an unknown operator or column, or Payload could not build a query. */
const isQueryError = (error: Error): boolean =>
  isDataError(error) ||
  /^(42883|42703|42804|42P01|42P10|42601|SQLITE_ERROR)$/.test(codeOf(error)) ||
  [APIError, TypeError, RangeError, SyntaxError].some((kind) => error instanceof kind);
