import type { APIRoute } from 'astro';
import { samplesIn } from '../../content/samples.ts';
import { answerOffice } from '../../http/answer-office.ts';
import { refuseMethod } from '../../http/refuse.ts';

/** Returns the sample content that is still live to the office. */
export const GET: APIRoute = (context) => {
  const { contents, countService, statisticsKey } = context.locals;
  const read = () => ({ groups: samplesIn(contents) });
  return answerOffice(context, statisticsKey, countService.log, read);
};

export const ALL = refuseMethod('GET, HEAD');
