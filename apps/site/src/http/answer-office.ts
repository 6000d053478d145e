import { hasBearer } from '@clinicdee/protocol/http/secrets';
import { languageAt } from '../content/languages.ts';
import { codeOf } from './error-code.ts';
import type { Log } from './log.ts';
import { refuse } from './refuse.ts';

/**
 * Answers a call of the office with JSON: 401 without its key, 503 when the data cannot be read now.
 *
 * @param read returns the data, or a response that is passed on
 */
export async function answerOffice(
  { locals, request, url }: { locals: App.Locals; request: Request; url: URL },
  key: string | undefined,
  log: Log,
  read: () => unknown,
): Promise<Response> {
  const content = locals.contents[languageAt(url.pathname)];
  if (!hasBearer(request, key)) return refuse('unauthorized', content);
  try {
    const data = await read();
    if (data instanceof Response) return data;
    return Response.json(data, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.warn({ code: codeOf(error), path: url.pathname }, 'the office could not be answered');
    return refuse('busy', content);
  }
}
