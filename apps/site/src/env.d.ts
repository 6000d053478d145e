import type { ArticleService } from './articles/open-article-service.ts';
import type { ConsentService } from './consent/receive.ts';
import type { Contents } from './content/site-content.ts';
import type { CountService } from './analytics/receive.ts';
import type { SiteContentService } from './site-content-sync/site-content-service.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { LeadService } from './leads/receive.ts';
import type { PrivacyRequestService } from './privacy-requests/receive.ts';
import type { Withdrawals } from './privacy-requests/withdrawals.ts';
import type { RegistrationService } from './registrations/receive.ts';
import type { sharePictures } from './share/share-pictures.ts';

declare global {
  /** https://privacycg.github.io/gpc-spec/, where the browser has it. */
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
  /** https://www.w3.org/TR/trusted-types/, as far as it is used; its results are typed as strings. */
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
    /** Whether the page is being prerendered, before the visitor opens it. */
    readonly prerendering?: boolean;
  }

  interface ImportMetaEnv {
    /** The day of the build in Bangkok, `2026-01-31`. */
    readonly BUILT_ON: string;
  }

  namespace App {
    /** The services that pages and endpoints use. */
    interface Locals {
      leadService: LeadService;
      registrationService: RegistrationService;
      privacyRequestService: PrivacyRequestService;
      withdrawals: Withdrawals;
      consentService: ConsentService;
      countService: CountService;
      cspReportService: Endpoint;
      articleService: ArticleService;
      siteContentService: SiteContentService;
      answerSharePicture: ReturnType<typeof sharePictures>;
      /** Key with which the office reads counts, consents and searches. */
      analyticsKey: string | undefined;
      /** Key with which the office lists and resends refused leads. */
      leadsAdminKey: string | undefined;
      /** The origin of the office, whose editor may show a preview in a frame. */
      officeOrigin?: string | undefined;
      /** The public address of the site. */
      siteUrl: URL;
      /** The content that pages show, by language. */
      contents: Contents;
    }
  }
}
