import { ConsentBook } from '../consent/consent-repository.ts';
import type { ConsentDesk } from '../consent/receive.ts';
import type { Environment } from '../environment.ts';
import { openCountDesk } from '../counts/open-count-service.ts';
import type { CountDesk } from '../counts/receive.ts';
import { openDatabase } from '../database.ts';
import type { Log } from '../calls/log.ts';
import { RateLimit } from '../calls/rate-limit.ts';
import { Once } from '../registrations/once.ts';
import type { RegistrationDesk } from '../registrations/receive.ts';
import { registrationApi } from '../registrations/registration-api.ts';

/** What stands beside the lead desk: registrations, consent, counts. */
export interface Signals {
  registrationDesk: RegistrationDesk;
  consentDesk: ConsentDesk;
  countDesk: CountDesk;
  /** The office's key for reading what was recorded. */
  readerKey: string | undefined;
  close: () => void;
}

/** Opens everything that pages need beside the lead desk. */
export function openSignals(environment: Environment, log: Log): Signals {
  const database = openDatabase(environment.dataDir);
  const counts = openCountDesk(environment, log);
  const { siteUrl } = environment;
  return {
    registrationDesk: {
      api: environment.registrationApi && registrationApi(environment.registrationApi),
      once: new Once(),
      rateLimit: new RateLimit(environment.leadsPerMinute),
      siteUrl,
      log,
    },
    consentDesk: {
      book: new ConsentBook(database),
      tags: environment.tags,
      rateLimit: new RateLimit(environment.leadsPerMinute),
      siteUrl,
      log,
    },
    countDesk: counts.desk,
    readerKey: environment.readerKey,
    close: () => {
      counts.close();
      database.close();
    },
  };
}
