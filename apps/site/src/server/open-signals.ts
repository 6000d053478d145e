import type { Environment } from '../environment.ts';
import type { Log } from '../leads/log.ts';
import { RateLimit } from '../leads/rate-limit.ts';
import { Once } from '../registrations/once.ts';
import type { RegistrationDesk } from '../registrations/receive.ts';
import { registrationApi } from '../registrations/registration-api.ts';

/** What stands beside the lead desk: registrations. */
export interface Signals {
  registrationDesk: RegistrationDesk;
  close: () => void;
}

/** Opens everything that pages need beside the lead desk. */
export function openSignals(environment: Environment, log: Log): Signals {
  return {
    registrationDesk: {
      api: environment.registrationApi && registrationApi(environment.registrationApi),
      once: new Once(),
      rateLimit: new RateLimit(environment.leadsPerMinute),
      siteUrl: environment.siteUrl,
      log,
    },
    close: () => undefined,
  };
}
