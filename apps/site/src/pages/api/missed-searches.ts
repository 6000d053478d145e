import type { APIRoute } from 'astro';
import { answerOffice } from '../../http/answer-office.ts';
import { refuseMethod } from '../../http/refuse.ts';

/** Returns searches without results to the office. */
export const GET: APIRoute = (context) => {
  const { log, missed } = context.locals.countService;
  return answerOffice(context, context.locals.statisticsKey, log, () => missed.list());
};

export const ALL = refuseMethod('GET, HEAD');
