import {
  APIError,
  type CollectionAfterChangeHook,
  JobCancelledError,
  NotFound,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
  type TaskHandler,
  ValidationError,
  type Where,
} from 'payload';

const TASK = 'schedulePublish';
const MINUTE = 60_000;

/**
 * Has the office itself do what was scheduled, whatever has become of its author since: who may schedule was asked
 * when the time was set. An article that cannot be published is given up with its reason; anything else (a database
 * that is away) is tried again for half an hour.
 *
 * Leans on: the task `schedulePublish` of a built configuration, which acts with the rights of `input.user`, and
 * without access control where there is none; and `JobCancelledError`, after which a job is not tried again and keeps
 * the message.
 */
export async function withOfficeSchedules(
  config: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const built = await config;
  const tasks = built.jobs.tasks?.map((task) => {
    const { handler } = task;
    if (task.slug !== TASK || typeof handler !== 'function') return task;
    const retries = { attempts: 5, backoff: { type: 'exponential' as const, delay: MINUTE } };
    return { ...task, retries, handler: asOffice(handler) };
  });
  return { ...built, jobs: { ...built.jobs, ...(tasks && { tasks }) } };
}

function asOffice(handler: TaskHandler<typeof TASK>): TaskHandler<typeof TASK> {
  return async (args) => {
    try {
      return await handler({ ...args, input: { ...args.input, user: null } });
    } catch (error) {
      const isOfArticle = error instanceof APIError && error.status < 500;
      throw isOfArticle ? new JobCancelledError(wordsOf(error)) : error;
    }
  };
}

/** What is wrong with the article, field by field. */
function wordsOf(error: Error): string {
  if (error instanceof NotFound) return 'ไม่พบบทความนี้แล้ว';
  if (!(error instanceof ValidationError)) return error.message;
  return error.data.errors
    .map(({ label, path, message }) => `${typeof label === 'string' ? label : path}: ${message}`)
    .join(' · ');
}

/** Thai is ours; an exception's own words are for the log. */
function reasonOf(error: unknown): string | undefined {
  const isOurs = typeof error === 'object' && error !== null && 'cancelled' in error;
  if (!isOurs || error.cancelled !== true || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}

/** What is to happen to an article at a time, or should have. */
export interface Schedule {
  id: number | string;
  articleId: number;
  isPublishing: boolean;
  at: string;
  hasFailed: boolean;
  /** Why it failed, in words; undefined where that is not known. */
  reason: string | undefined;
}

/**
 * What is scheduled, and what failed when its time came; of one article, or of all.
 *
 * Leans on: a schedule is a job `schedulePublish`, whose input names the article as text, and which is
 * kept when it fails. Payload shows only what is still to come.
 */
export async function schedules(
  payload: Payload,
  articleId?: number,
  req?: PayloadRequest,
): Promise<Schedule[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: ofArticle(articleId),
    sort: 'waitUntil',
    pagination: false,
    depth: 0,
    // Jobs are the office's own; whoever asks here may read the article.
    overrideAccess: true,
    ...(req && { req }),
  });
  return docs.flatMap(({ id, input, waitUntil, hasError, error, updatedAt }) => {
    const { type, doc } = (input ?? {}) as { type?: string; doc?: { value?: unknown } };
    // Of one that is given up Payload forgets the time: it was tried at once.
    const at = waitUntil ?? (hasError ? updatedAt : undefined);
    if (!at || doc === undefined) return [];
    const isPublishing = type !== 'unpublish';
    return [
      {
        id,
        articleId: Number(doc.value),
        isPublishing,
        at,
        hasFailed: hasError === true,
        reason: hasError ? reasonOf(error) : undefined,
      },
    ];
  });
}

/** A schedule that failed is settled once the article is as it should have been, whoever brought it there. */
export const settleFailedSchedules: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id } = doc as { id: number };
  const failed = (await schedules(req.payload, id, req)).filter(({ hasFailed }) => hasFailed);
  if (failed.length === 0) return;
  const { totalDocs } = await req.payload.count({
    collection: 'articles',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    overrideAccess: true,
    req,
  });
  const isPublished = totalDocs > 0;
  const settled = failed.filter(({ isPublishing }) => isPublishing === isPublished);
  if (settled.length === 0) return;
  await req.payload.delete({
    collection: 'payload-jobs',
    where: { id: { in: settled.map((schedule) => schedule.id) } },
    overrideAccess: true,
    req,
  });
};

function ofArticle(articleId: number | undefined): Where {
  const conditions: Where[] = [{ taskSlug: { equals: TASK } }];
  if (articleId !== undefined) {
    conditions.push({ 'input.doc.value': { equals: String(articleId) } });
  }
  return { and: conditions };
}
