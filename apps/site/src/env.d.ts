import type { LeadDesk, Reception } from './leads/receive.ts';

declare module 'vnu-jar' {
  const pathOfJar: string;
  export default pathOfJar;
}

declare global {
  namespace App {
    /** What `server.ts` hands to every page and endpoint that is rendered on demand. */
    interface Locals {
      leadDesk: LeadDesk;
      visitorAddress: string;
      /** Set while a form that could not be taken is shown again. */
      reception?: Reception;
    }
  }
}
