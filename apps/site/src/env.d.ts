import type { ArticleService } from './articles/open-article-service.ts';
import type { ConsentService } from './consent/receive.ts';
import type { Contents } from './content/site-content.ts';
import type { CountService } from './analytics/receive.ts';
import type { EditService } from './site-content-sync/open-edit-service.ts';
import type { CspReportService } from './health/csp-reports.ts';
import type { LeadService } from './leads/receive.ts';
import type { PrivacyRequestService } from './privacy-requests/receive.ts';
import type { WithdrawalService } from './privacy-requests/withdraw.ts';
import type { RegistrationService } from './registrations/receive.ts';
import type { SharePictures } from './share/share-pictures.ts';

declare global {
  /** https://privacycg.github.io/gpc-spec/, where the browser has it. */
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
  /** https://www.w3.org/TR/trusted-types/, as far as it is used; what it makes is a text to every API. */
  interface TrustedTypeRules {
    createHTML: (html: string) => string | null;
    createScriptURL?: (address: string) => string | null;
  }
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: TrustedTypeRules,
      ): { createHTML(html: string): string; createScriptURL?(address: string): string };
    };
  }
  interface Document {
    /** Whether the page is made ready before anybody asked for it. */
    readonly prerendering?: boolean;
  }

  interface ImportMetaEnv {
    /** The day of the build in Bangkok, `2026-01-31`. */
    readonly BUILT_ON: string;
  }

  namespace App {
    /** What `server/open-site.ts` hands to every page and endpoint that is rendered on demand. */
    interface Locals {
      leadService: LeadService;
      registrationService: RegistrationService;
      privacyRequestService: PrivacyRequestService;
      withdrawalService: WithdrawalService;
      consentService: ConsentService;
      countService: CountService;
      cspReportService: CspReportService;
      articleService: ArticleService;
      editService: EditService;
      /** What time it is, as far as the site believes its machine. */
      sharePictures: Pick<SharePictures, 'draw'>;
      /** The office's key for reading what was recorded. */
      statisticsKey: string | undefined;
      /** The office's key for the leads that were refused. */
      outboxKey: string | undefined;
      /** Who may show a draft's preview in a frame: the office's editor. */
      officeOrigin?: string | undefined;
      /** What search engines know who tells them of changes by. */
      indexNowKey?: string | undefined;
      /** Where visitors find the site. */
      siteUrl: URL;
      /** The words and figures that the page shows. */
      contents: Contents;
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates once the page is seen (`browser/client-painted.ts`). */
    'client:painted'?: boolean;
  }
}
