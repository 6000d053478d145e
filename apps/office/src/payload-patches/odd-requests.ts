import {
  APIError,
  type AfterErrorHook,
  type PayloadRequest,
  QueryError,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload';

/** The largest id that both databases can have: PostgreSQL's `integer`. */
const LARGEST_ID = 2 ** 31 - 1;
/** How a query is refused, for whoever wrote it; the log has the reason. */
const BAD_QUERY = 'ตัวกรอง การเรียง หรือจำนวนที่ขอมาใช้ไม่ได้ แก้แล้วลองอีกครั้ง';
const BAD_DATA = 'ข้อมูลที่ส่งมามีค่าหรืออักขระที่เก็บไม่ได้ แก้แล้วลองอีกครั้ง';
const NOTHING_THERE = 'ไม่พบสิ่งที่ขอ';

type Endpoints = Exclude<SanitizedCollectionConfig['endpoints'], false>;
type One = Endpoints[number];

/**
 * Refuses over REST what cannot be meant, in words and with 400 or 404, before or after Payload has
 * tried it: ids that are none, numbers and characters that no database takes, filters that fit no field.
 *
 * Leans on: a built configuration whose collections hold all their endpoints, Payload's own among them,
 * the id of a record under the name `id`, which Payload reads with `parseFloat` (so that `1'--` would be
 * record 1); the first endpoint that fits is taken; `afterError` may change answer and status.
 */
export async function withPlainRequests(
  config: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const built = await config;
  return Object.assign({}, built, {
    collections: built.collections.map((collection) => ({
      ...collection,
      endpoints: [
        ...endpointsOf(collection).map((endpoint) => guarded(endpoint, collection)),
        ...nowhere,
      ],
    })),
    endpoints: [
      ...built.endpoints,
      // Next's part adds one of its own, `/og`, later.
      ...['/', '/:rest((?!og$).+)'].flatMap((path) => nowhere.map((any) => ({ ...any, path }))),
    ],
  });
}

const endpointsOf = ({ endpoints }: SanitizedCollectionConfig): Endpoints =>
  endpoints === false ? [] : endpoints;

/** Whatever no endpoint before it takes; Payload would name the path in English. */
const nowhere: Endpoints = (['get', 'post', 'put', 'patch', 'delete'] as const).map((method) => ({
  method,
  path: '/:rest*',
  handler: () => {
    throw new APIError(NOTHING_THERE, 404);
  },
}));

function guarded(endpoint: One, collection: SanitizedCollectionConfig): One {
  const { handler, path } = endpoint;
  const isOfVersions = path.startsWith('/versions');
  return {
    ...endpoint,
    handler: (req) => {
      const id = req.routeParams?.id;
      const isId = id === undefined || (typeof id === 'string' && isPlainId(id));
      if (!isId || (isOfVersions && !collection.versions)) throw new APIError(NOTHING_THERE, 404);
      if (!isPlainQuery(req)) throw new APIError(BAD_QUERY, 400);
      return handler(req);
    },
  };
}

/** Whether a text is the number of a record, as Payload itself writes it. */
function isPlainId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID;
}

/** Whether numbers are numbers and characters such as both databases have. */
function isPlainQuery({ query, url }: PayloadRequest): boolean {
  if (url?.includes('%00')) return false;
  return ['limit', 'page', 'depth'].every((name) => {
    const value = query[name];
    return value === undefined || (typeof value === 'string' && /^\d{1,9}$/.test(value));
  });
}

/** What a request asks by; Payload builds SQL of it. */
const asking = ['where', 'sort', 'select', 'populate', 'joins', 'data', 'search'];

/**
 * A fault that a request has brought about is answered with 400: a value that the database refuses, or
 * a filter of which no query could be built. It is logged as before, and a database that is away, or a
 * fault without a filter, stays a 500. Among the configuration's hooks.
 */
export const sayWhatIsWrong: AfterErrorHook = ({ error, req, result }) => {
  const isFiltered = asking.some((name) => req.query[name] !== undefined);
  const message = wordsFor(error, isFiltered);
  return message === undefined
    ? undefined
    : { response: { ...result, errors: [{ message }] }, status: 400 };
};

function wordsFor(error: Error, isFiltered: boolean): string | undefined {
  if (error instanceof QueryError) return `${BAD_QUERY} (${pathsIn(error)})`;
  if (error instanceof APIError && error.status !== 500) {
    return error.message === 'Invalid JSON' ? BAD_DATA : undefined;
  }
  const causes = causesOf(error);
  if (isFiltered) {
    return causes.some((cause) => isOfTheData(cause) || isOfTheQuery(cause))
      ? BAD_QUERY
      : undefined;
  }
  return causes.some(isOfTheData) ? BAD_DATA : undefined;
}

/** The fields that cannot be asked for, as they were asked for. */
const pathsIn = ({ data }: QueryError) => data.map(({ path }) => path).join(', ');

function causesOf(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > 5) return [];
  return [error, ...causesOf(error.cause, depth + 1)];
}

const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** A value that a column cannot hold (PostgreSQL's class 22), or an address that is none. */
function isOfTheData(error: Error): boolean {
  return error instanceof URIError || /^22|^SQLITE_(MISMATCH|RANGE|TOOBIG)$/.test(codeOf(error));
}

/** What a filter makes of a query: no such operator or column, or nothing that could be built. */
function isOfTheQuery(error: Error): boolean {
  if (/^(42883|42703|42804|42P01|42P10|42601|SQLITE_ERROR)$/.test(codeOf(error))) return true;
  // "Not supported", says Payload of some fields, as if it were its own fault.
  if (error instanceof APIError) return true;
  return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;
}
