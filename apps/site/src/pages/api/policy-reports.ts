import { hasBearer } from '@clinicdee/protocol/calls/bearer';
import type { APIRoute } from 'astro';
import { refuse } from '../../calls/refuse.ts';
import { refuseMethod } from '../../calls/refuse-method.ts';
import { contentFor } from '../../content/site-content.ts';
import { answerPolicyReports, receivePolicyReports } from '../../policy-reports/receive.ts';

export const prerender = false;

/** What a browser kept a page from doing. */
export const POST: APIRoute = ({ request, clientAddress, locals }) =>
  receivePolicyReports(request, clientAddress, locals.policyReportService);

/** What was reported, for the office. */
export const GET: APIRoute = ({ request, locals }) => {
  const { statisticsKey, policyReportService } = locals;
  if (!hasBearer(request, statisticsKey)) return refuse('unauthorized', contentFor(request));
  return answerPolicyReports(request, policyReportService);
};

export const ALL = refuseMethod(contentFor, 'GET, HEAD, POST');
