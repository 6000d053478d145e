import {
  APIError,
  type AfterErrorHook,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  QueryError,
  type SanitizedConfig,
} from 'payload';
import { causesOf, codeOf } from '../errors/causes.ts';

export const NOTHING_THERE = 'ไม่พบสิ่งที่ขอ';
const BAD_DATA = 'คำขอนี้มีค่าหรืออักขระที่ใช้ไม่ได้ แก้แล้วลองอีกครั้ง';

/** Adds {@link refuseRelatedSort} and {@link refuseInvalidDates} to all collections, and the latter to all globals. */
export function withRequestChecks(built: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of built.collections)
    hooks.beforeOperation = [refuseRelatedSort, refuseInvalidDates, ...hooks.beforeOperation];
  for (const { hooks } of built.globals) {
    const { beforeOperation = [] } = hooks as Partial<typeof hooks>;
    hooks.beforeOperation = [refuseInvalidDates, ...beforeOperation];
  }
  return built;
}

/**
 * Refuses to sort by a field of a related record. Payload does not check those that are hidden: the order of leads would
 * tell the order of their owners' password hashes.
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

/**
 * Refuses invalid dates. Payload validates neither drafts nor `createdAt`, SQLite stores any text, and a list with such a
 * record cannot be read.
 */
const refuseInvalidDates: CollectionBeforeOperationHook & GlobalBeforeOperationHook = (hook) => {
  const { flattenedFields } = 'collection' in hook ? hook.collection : hook.global;
  const { data } = hook.args as { data?: Record<string, unknown> };
  const dates = flattenedFields.filter(({ type }) => type === 'date');
  const isInvalid = (value: unknown) =>
    typeof value === 'string' && Number.isNaN(Date.parse(value));
  if (dates.some(({ name }) => isInvalid(data?.[name]))) throw new APIError(BAD_DATA, 400);
};

/**
 * Answers an error that the request caused with 400 or 404, where Payload answers 500: an id that is none, a value that
 * the database rejects, a filter from which no query can be built, a body that cannot be read. It is still logged. An
 * unreachable database stays a 500. An `afterError` hook of the configuration.
 */
export const answerBadRequests: AfterErrorHook = ({ collection, error, req, result }) => {
  if (error instanceof APIError && error.status !== 500) return undefined;
  const answer = (status: number, message: string) => ({
    response: { ...result, errors: [{ message }] },
    status,
  });
  const isOfNoVersions = !collection?.versions && /\/versions(\/|$)/.test(req.pathname);
  if (isOfNoVersions || !Number.isFinite(Number(req.routeParams?.id ?? 0))) {
    return answer(404, NOTHING_THERE);
  }
  const causes = causesOf(error);
  // For a setting that does not exist Payload builds a query with an unknown column.
  if (req.routeParams?.key !== undefined && causes.some(isQueryError))
    return answer(404, NOTHING_THERE);
  if (causes.some(isDataError) || isBodyError(error, req)) return answer(400, BAD_DATA);
  const isFiltered = sqlParameters.some((name) => req.query[name] !== undefined);
  return isFiltered && causes.some(isQueryError) ? answer(400, BAD_DATA) : undefined;
};

/** Whether a column cannot store a value (PostgreSQL's class 22), or the URL is malformed. */
const isDataError = (error: Error): boolean =>
  error instanceof URIError ||
  /^22|^SQLITE_(MISMATCH|RANGE|TOOBIG)$/.test(codeOf(error)) ||
  error.message.startsWith('SQLite3 can only bind');

/** Whether the body is no JSON or form, or holds no record but `null` or `7`. */
function isBodyError(error: Error, { data, headers, method = '' }: PayloadRequest): boolean {
  if (!['POST', 'PATCH', 'PUT'].includes(method)) return false;
  const body: unknown = data;
  if (error instanceof SyntaxError) return true;
  if (typeof body === 'object' && body !== null) return false;
  const isForm = headers.get('content-type')?.startsWith('multipart/') === true;
  return isForm || error instanceof APIError || error instanceof TypeError;
}

/** The parameters from which Payload builds SQL. */
const sqlParameters = ['where', 'sort', 'select', 'populate', 'joins', 'data', 'search'];

/** Whether no query could be built, or it has an unknown operator or column (PostgreSQL's class 42). */
const isQueryError = (error: Error): boolean =>
  /^42|^SQLITE_ERROR$/.test(codeOf(error)) ||
  [APIError, TypeError, RangeError, SyntaxError].some((kind) => error instanceof kind);
