import { ContentSiteDouble } from '../e2e/content-site.ts';
import type { RecordingApi } from '../e2e/recording-api.ts';
import { Site } from '../e2e/site.ts';

/** The built site, with a recording receiver for each call of spec §7. */
export interface Edge {
  site: Site;
  content: ContentSiteDouble;
  leads: RecordingApi;
  registrations: RecordingApi;
}

/** Credentials of the server's calls, which no visitor may see. */
export const secrets = {
  content: 'content-key-of-the-tests',
  lead: 'lead-token-of-the-conformance',
  registration: 'token-of-the-test',
};

/** The answer of a registration API that refuses every registration. */
export const refusal = { status: 409, body: { code: 409, message: 'อีเมลนี้ลงทะเบียนแล้ว' } };

/** Looks at another site without a copy of articles, whose content site misbehaves from the start. */
export async function withoutArticles<T>(
  misbehave: ContentSiteDouble['misbehave'],
  look: (site: Site, content: ContentSiteDouble) => Promise<T>,
): Promise<T> {
  await using content = await new ContentSiteDouble().start();
  content.articles = [{ title: 'มาแล้ว', content: '<p>ก</p>' }];
  content.misbehave = misbehave;
  const environment = { ...content.environment, CONTENT_SYNC_INTERVAL: '60' };
  await using site = await new Site().start(environment);
  return await look(site, content);
}

/** Repeats `find` until it returns a value. @throws Error after twenty seconds */
export async function waitFor<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No value within twenty seconds');
}
