import type { ArticleDesk } from './articles/open-article-service.ts';
import type { LeadDesk, Reception } from './leads/receive.ts';
import type { RegistrationReception } from './registrations/receive.ts';
import type { Signals } from './server/open-services.ts';
import type { SharePictures } from './share/share-pictures.ts';

declare global {
  /** https://privacycg.github.io/gpc-spec/, where the browser has it. */
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
  interface Document {
    /** Whether the page is made ready before anybody asked for it. */
    readonly prerendering?: boolean;
  }

  interface ImportMetaEnv {
    /** The day of the build, `2026-01-31`. */
    readonly BUILT_AT: string;
  }

  namespace App {
    /** What `server.ts` hands to every page and endpoint that is rendered on demand. */
    interface Locals {
      leadDesk: LeadDesk;
      articleDesk: ArticleDesk;
      sharePictures: Pick<SharePictures, 'draw'>;
      signals: Signals;
      visitorAddress: string;
      /** Who may show a draft's preview in a frame: the office's editor. */
      officeOrigin?: string | undefined;
      /** Set while a form that could not be taken is shown again. */
      reception?: Reception;
      registrationReception?: RegistrationReception;
    }
  }
}
