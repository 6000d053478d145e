import type { APIRoute } from 'astro';
import { refuseMethod } from '../../calls/refuse-method.ts';
import { contentFor } from '../../content/site-content.ts';
import { receiveCspReport } from '../../health/csp-reports.ts';

export const prerender = false;

/** What a browser refused to do on a page. */
export const POST: APIRoute = ({ request, clientAddress, locals }) =>
  receiveCspReport(request, clientAddress, locals.cspReportService);

export const ALL = refuseMethod(contentFor, 'POST');
