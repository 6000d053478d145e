import type { ContentFor } from '../content/site-content.ts';
import type { Log } from './log.ts';
import type { RateLimit } from './rate-limit.ts';

/** The dependencies of an endpoint that receives forms or reports. */
export interface Endpoint {
  contentFor: ContentFor;
  rateLimit: Pick<RateLimit, 'take'>;
  siteUrl: URL;
  log: Log;
}
