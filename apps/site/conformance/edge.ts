import { ContentSiteDouble } from '../e2e/content-site.ts';
import { acceptedRegistration, RecordingApi } from '../e2e/recording-api.ts';
import { fillWithSamples } from '../e2e/sample-articles.ts';
import { Site } from '../e2e/site.ts';

/** Credentials of the server's calls, which no visitor may see. */
export const secrets = {
  content: 'content-key-of-the-tests',
  lead: 'lead-token-of-the-conformance',
  registration: 'registration-token-of-the-conformance',
};

/** The built site, with a recording receiver for each call of spec §7. */
export class Edge {
  readonly site = new Site();
  readonly content = new ContentSiteDouble();
  readonly leads = new RecordingApi();
  readonly registrations = new RecordingApi();

  static async open(): Promise<Edge> {
    const edge = new Edge();
    await Promise.all([edge.content.start(), edge.leads.start(), edge.registrations.start()]);
    edge.registrations.reply = acceptedRegistration;
    await fillWithSamples(edge.content);
    await edge.site.start({
      LEADS_PER_MINUTE: '10000',
      LEAD_API_URL: `${edge.leads.url}/leads`,
      LEAD_API_TOKEN: secrets.lead,
      REGISTRATION_API_URL: edge.registrations.url,
      REGISTRATION_API_TOKEN: secrets.registration,
      ...edge.content.environment,
    });
    await edge.site.hasArticles();
    return edge;
  }

  async close(): Promise<void> {
    await this.site.dispose();
    await Promise.all([this.content.stop(), this.leads.stop(), this.registrations.stop()]);
  }

  /** Waits for the lead of one sender at the lead API. */
  async leadOf(fullname: string) {
    return waitFor(() => this.leads.received.find(({ body }) => body.fullname === fullname));
  }

  /** Looks while the registration API refuses every registration. */
  async whileRefusing<T>(look: () => Promise<T>): Promise<T> {
    this.registrations.reply = { status: 409, body: { code: 409, message: 'อีเมลนี้ลงทะเบียนแล้ว' } };
    try {
      return await look();
    } finally {
      this.registrations.reply = acceptedRegistration;
    }
  }
}

/** Looks at another site without a copy of articles, whose content site misbehaves from the start. */
export async function withoutArticles<T>(
  misbehave: ContentSiteDouble['misbehave'],
  look: (site: Site, content: ContentSiteDouble) => Promise<T>,
): Promise<T> {
  const content = await new ContentSiteDouble().start();
  content.articles = [{ title: 'มาแล้ว', content: '<p>ก</p>' }];
  content.misbehave = misbehave;
  const site = await new Site().start({ ...content.environment, CONTENT_SYNC_INTERVAL: '60' });
  try {
    return await look(site, content);
  } finally {
    await site.dispose();
    await content.stop();
  }
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
