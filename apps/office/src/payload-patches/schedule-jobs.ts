import {
  APIError,
  JobCancelledError,
  NotFound,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
  type TaskHandler,
  type Where,
} from 'payload';
import { isLandingPage, type LandingPage } from '@clinicdee/protocol/site-content';
import { recordsOf } from '../access/records.ts';
import { failureLine } from './thai-failures.ts';

const TASK = 'schedulePublish';
const MINUTE = 60_000;

/**
 * Runs scheduled publishing with system rights, even if the author has since lost theirs: access was checked when the
 * time was set. If the document cannot be published, the job is cancelled with the reason; other errors (such as an
 * unreachable database) are retried for half an hour.
 *
 * Relies on: the task `schedulePublish` of a built configuration, which acts with the rights of `input.user`, or
 * without access control if there is none; and `JobCancelledError`, after which a job is not retried and keeps the
 * message.
 */
export function withOfficeSchedules(built: SanitizedConfig): SanitizedConfig {
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
    const { doc, type } = args.input;
    try {
      if (type !== 'unpublish' || !doc)
        return await handler({ ...args, input: { ...args.input, user: null } });
      // As the button does: Payload's task would refuse to withdraw what has an unfinished draft.
      await args.req.payload.update({
        collection: doc.relationTo,
        id: Number(doc.value),
        data: { _status: 'draft' },
        unpublishAllLocales: true,
        overrideAccess: true,
      });
      return { output: {} };
    } catch (error) {
      if (!(error instanceof APIError) || error.status >= 500) throw error;
      throw new JobCancelledError(
        error instanceof NotFound ? 'ไม่พบบทความหรือหน้านี้แล้ว' : failureLine(error),
      );
    }
  };
}

/** The collections that can be scheduled, and the globals of the landing pages. */
type Scheduled = 'articles' | 'pages' | LandingPage;

/**
 * Returns the pending and failed schedules: all, those of a collection or global, or those of one document.
 *
 * Relies on: a schedule is a job `schedulePublish`, whose input has the collection and the id, as text, or the global, and which is
 * kept when it fails. Payload itself shows only pending ones.
 */
export async function schedules(payload: Payload, collection?: Scheduled, documentId?: number) {
  const where = ofDocument(collection, documentId);
  const jobs = await recordsOf(payload).find('payload-jobs', where, { sort: 'waitUntil' });
  return jobs.flatMap(({ id, input, waitUntil, hasError, error, updatedAt }) => {
    const { type, doc } = (input ?? {}) as { type?: string; doc?: { value?: unknown } };
    // Of a cancelled job the message is in Thai; that of any other error is for the log only.
    const { cancelled, message } = (error ?? {}) as { cancelled?: boolean; message?: string };
    // Payload clears `waitUntil` of a cancelled job, which ran when it was due.
    const at = waitUntil ?? (hasError ? updatedAt : undefined);
    if (!at) return [];
    return {
      id,
      /** Undefined for a global. */
      documentId: doc && Number(doc.value),
      isPublishing: type !== 'unpublish',
      at,
      hasFailed: hasError === true,
      /** Why it failed, for staff; undefined if unknown. */
      reason: cancelled ? message : undefined,
    };
  });
}

/** The used parts of what Payload passes to a hook of a collection or a global. */
interface Saved {
  collection?: { slug: string };
  global?: { slug: string };
  doc: { id?: number; _status?: string };
  req: PayloadRequest;
}

/**
 * After a change: deletes failed schedules of an article, a page or a landing page once it has the scheduled state. A
 * saved draft does not tell whether its article or page is published.
 */
export async function settleFailedSchedules({
  collection,
  global,
  doc,
  req,
}: Saved): Promise<void> {
  const { slug } = (collection ?? global) as { slug: Scheduled };
  const records = recordsOf(req.payload, req);
  const stored = { and: [{ id: { equals: doc.id } }, { _status: { equals: 'published' } }] };
  const isPublished = isLandingPage(slug)
    ? doc._status === 'published'
    : (await records.count(slug, stored)) > 0;
  const type = { 'input.type': { equals: isPublished ? 'publish' : 'unpublish' } };
  const failed = [ofDocument(slug, collection && doc.id), { hasError: { equals: true } }, type];
  await records.remove('payload-jobs', { and: failed });
}

function ofDocument(collection: Scheduled | undefined, documentId: number | undefined): Where {
  const conditions: Where[] = [{ taskSlug: { equals: TASK } }];
  if (isLandingPage(collection)) conditions.push({ 'input.global': { equals: collection } });
  else if (collection !== undefined) {
    conditions.push({ 'input.doc.relationTo': { equals: collection } });
  }
  if (documentId !== undefined) {
    conditions.push({ 'input.doc.value': { equals: String(documentId) } });
  }
  return { and: conditions };
}
