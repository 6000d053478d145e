import { answerWith } from '@clinicdee/protocol/http/messages';
import { hasBearer } from '@clinicdee/protocol/http/secrets';
import { type ContentTrial, MAX_CONTENT_BYTES } from '@clinicdee/protocol/site-content';
import { readCounts, receiveCounts } from '../analytics/receive.ts';
import { readListQuery } from '../articles/queries/list-address.ts';
import { receiveConsent } from '../consent/receive.ts';
import { mainPathOf } from '../content/languages.ts';
import { samplesIn } from '../content/samples.ts';
import { contentAt } from '../content/site-content.ts';
import { receiveCspReport } from '../health/csp-reports.ts';
import { readJson } from '../http/body.ts';
import { codeOf } from '../http/error-code.ts';
import { refuse, refuseExceeded } from '../http/refuse.ts';
import { answerPerson, listRefused, sendRefusedAgain } from '../leads/office-calls.ts';
import { answer, receiveLead } from '../leads/receive.ts';
import { answerRegistration, receiveRegistration } from '../registrations/receive.ts';

/** A call, and the services that answer it. */
interface Call {
  request: Request;
  url: URL;
  /** For rate limits. */
  clientAddress: string;
  locals: App.Locals;
}

type Handler = (call: Call) => Response | Promise<Response>;

/** Browser cache lifetime, short enough that withdrawn articles disappear as soon as from pages. */
const SUGGESTIONS_FRESH_SECONDS = 15;

const unauthorized = ({ locals, url }: Call) => refuse('unauthorized', contentAt(url, locals));

/**
 * Answers a call of the office with JSON: 401 without its key, 503 when the data cannot be read or written now.
 *
 * @param name of the key
 * @param read returns the data, or a response that is passed on
 */
const forOffice =
  (
    name: 'analyticsKey' | 'leadsAdminKey',
    read: (locals: App.Locals, request: Request, key: string) => unknown,
  ): Handler =>
  async (call) => {
    const { locals, request, url } = call;
    const key = locals[name];
    if (key === undefined || !hasBearer(request, key)) return unauthorized(call);
    try {
      const data = await read(locals, request, key);
      if (data instanceof Response) return data;
      return Response.json(data, { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      const facts = { code: codeOf(error), path: url.pathname };
      const isChange = request.method === 'POST';
      locals.leadService.log[isChange ? 'error' : 'warn'](
        facts,
        'the office could not be answered',
      );
      return refuse(isChange ? 'not_stored' : 'busy', contentAt(url, locals));
    }
  };

/** The API by path and method; HEAD is answered as GET. */
const routes: Readonly<Record<string, { GET?: Handler; POST?: Handler }>> = {
  '/api/leads': {
    POST: async ({ request, clientAddress, locals }) =>
      answer(await receiveLead(request, clientAddress, locals.leadService)),
  },
  '/api/v2/register': {
    POST: async ({ request, clientAddress, locals }) =>
      answerRegistration(
        await receiveRegistration(request, clientAddress, locals.registrationService),
      ),
  },
  '/api/consent': {
    POST: ({ request, clientAddress, locals }) =>
      receiveConsent(request, clientAddress, locals.consentService),
    /** Returns the consent records to the office. */
    GET: forOffice('analyticsKey', ({ consentService }) => consentService.repository.list()),
  },
  '/api/suggestions': {
    /** Returns search suggestions for a partial query (`?q=`) as a list of texts. */
    GET: async ({ clientAddress, locals, url }) => {
      const { suggestions } = locals.articleService;
      const exceeded = await suggestions.rateLimit.take(clientAddress);
      if (exceeded) return refuseExceeded(exceeded, contentAt(url, locals));
      const { search = '' } = readListQuery(url.searchParams);
      // Queries are personal: only the visitor's browser may cache the response.
      return Response.json(suggestions.for(search), {
        headers: { 'cache-control': `private, max-age=${SUGGESTIONS_FRESH_SECONDS}` },
      });
    },
  },
  '/api/counts': {
    /** Counts page events. */
    POST: ({ request, clientAddress, locals }) =>
      receiveCounts(request, clientAddress, locals.countService),
    /** Returns the totals to the office. */
    GET: forOffice('analyticsKey', ({ countService }, request) =>
      readCounts(request, countService),
    ),
  },
  '/api/csp-reports': {
    POST: ({ request, clientAddress, locals }) =>
      receiveCspReport(request, clientAddress, locals.cspReportService),
  },
  '/api/missed-searches': {
    /** Returns searches without results to the office. */
    GET: forOffice('analyticsKey', ({ countService }) => countService.missed.list()),
  },
  '/api/samples': {
    /** Returns the sample content that is still live to the office. */
    GET: forOffice('analyticsKey', ({ contents }) => ({ groups: samplesIn(contents) })),
  },
  '/api/leads/person': {
    /** Finds or erases the leads of a person for the office. */
    POST: forOffice('leadsAdminKey', ({ leadService }, request, key) =>
      answerPerson(request, leadService, key),
    ),
  },
  '/api/leads/refused': {
    /** Returns the leads that the lead API rejected to the office. */
    GET: forOffice('leadsAdminKey', ({ leadService }) => listRefused(leadService)),
    /** Requeues rejected leads. */
    POST: forOffice('leadsAdminKey', ({ leadService }, request) =>
      sendRefusedAgain(request, leadService),
    ),
  },
  '/api/articles/changed': {
    /** Notification from the content site that articles or site content changed: starts a sync immediately. */
    POST: (call) => {
      const { articleService, siteContentService } = call.locals;
      if (!articleService.isContentSite(call.request)) return unauthorized(call);
      articleService.pollNow();
      void siteContentService.poll();
      return answerWith({ code: 202, message: 'looking' });
    },
  },
  '/api/site-content/trial': {
    /** Test-renders site content that the content site is about to publish, and returns the problems found. */
    POST: async (call) => {
      const { locals, request, url } = call;
      if (!locals.articleService.isContentSite(request)) return unauthorized(call);
      const body = await readJson(request, ['application/json'], MAX_CONTENT_BYTES);
      if ('error' in body) return refuse(body.error, contentAt(url, locals));
      const trial: ContentTrial = {
        problems: await locals.siteContentService.validate(body.value),
      };
      return Response.json(trial, { headers: { 'cache-control': 'no-store' } });
    },
  },
};

/** Routes that are also served below the code of each other language. */
const inEveryLanguage = ['/api/leads', '/api/v2/register', '/api/consent'];

/** Answers a call of the API, with its route for metrics; undefined if the path is none. */
export async function answerCall(
  request: Request,
  options: Pick<Call, 'clientAddress' | 'locals'>,
): Promise<{ response: Response; route: string } | undefined> {
  const url = new URL(request.url);
  const route = url.pathname;
  const path = mainPathOf(route);
  const handlers = routes[path];
  if (!handlers || (path !== route && !inEveryLanguage.includes(path))) return undefined;
  const handler = handlers[request.method === 'POST' ? 'POST' : 'GET'];
  const isKnown = ['GET', 'HEAD', 'POST'].includes(request.method);
  if (handler && isKnown) return { route, response: await handler({ request, url, ...options }) };
  const allow = [handlers.GET && 'GET, HEAD', handlers.POST && 'POST'].filter(Boolean).join(', ');
  const response = refuse('method_not_allowed', contentAt(url, options.locals), { allow });
  return { route, response };
}
