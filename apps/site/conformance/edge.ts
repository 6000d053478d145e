import { ContentSiteDouble } from '../e2e/content-site.ts';
import { RegistrationApiDouble } from '../e2e/registration-api.ts';
import { fillWithSamples } from '../e2e/sample-articles.ts';
import { LeadApiDouble, Site } from '../e2e/site.ts';

/** The credentials of the two clients and of the lead call; no visitor may ever see one. */
export const secrets = {
  content: 'content-key-of-the-tests',
  lead: 'lead-token-of-the-conformance',
  registration: 'registration-token-of-the-conformance',
};

/** The real server, and around it recording receivers for each call of spec §7. */
export class Edge {
  readonly site = new Site();
  readonly content = new ContentSiteDouble();
  readonly leads = new LeadApiDouble();
  readonly registrations = new RegistrationApiDouble();

  static async open(): Promise<Edge> {
    const edge = new Edge();
    await Promise.all([edge.content.start(), edge.leads.start(), edge.registrations.start()]);
    await fillWithSamples(edge.content);
    await edge.site.start({
      LEADS_PER_MINUTE: '10000',
      LEAD_API_URL: edge.leads.url,
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

  /** The lead of one sender, once the lead API has it. */
  async leadOf(fullname: string) {
    return waitFor(() => this.leads.received.find(({ body }) => body.fullname === fullname));
  }
}

/**
 * What `find` gives, as soon as it gives something.
 *
 * @throws Error when there is nothing after twenty seconds
 */
export async function waitFor<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    const found = await find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Nothing came within twenty seconds');
}
