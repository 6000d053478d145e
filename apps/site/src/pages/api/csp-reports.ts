import type { APIRoute } from 'astro';
import { refuseMethod } from '../../http/refuse.ts';
import { receiveCspReport } from '../../health/csp-reports.ts';

/** Receives a Content-Security-Policy violation report. */
export const POST: APIRoute = ({ request, clientAddress, locals }) =>
  receiveCspReport(request, clientAddress, locals.cspReportService);

export const ALL = refuseMethod('POST');
