import type { SiteContentSubject } from '@clinicdee/protocol/site-content';
import type { Field, GlobalConfig } from 'payload';
import { recordPublishing } from '../../audit/publishing.ts';
import { globalAccessOf } from '../../access/rules.ts';
import { notifyOfSiteContent } from '../../articles/notify-site.ts';
import { wordsPreviewAddress } from '../../site-content/preview.ts';
import { rememberBase, refuseOvertaken } from '../../site-content/refuse-overtaken.ts';
import { refuseOldErrors, refuseErrors } from '../../site-content/refuse-errors.ts';

interface Subject {
  slug: SiteContentSubject;
  label: string;
  /** Where on the site it is seen, and what a change brings with it. */
  description: string;
  /** Whether the landing page shows it, where a draft of it can be looked at. */
  isSeen?: boolean;
  fields: Field[];
}

/** One subject of the site's words and figures: drafts, versions, a preview of the real page, a way back to the file. */
export const subjectGlobal = ({
  slug,
  label,
  description,
  isSeen = true,
  fields,
}: Subject): GlobalConfig => ({
  slug,
  label,
  admin: {
    hideAPIURL: true,
    group: 'หน้าเว็บไซต์',
    description,
    ...(isSeen && {
      preview: () => wordsPreviewAddress(slug),
      livePreview: {
        url: () => wordsPreviewAddress(slug),
        breakpoints: [
          { name: 'phone', label: 'โทรศัพท์', width: 390, height: 844 },
          { name: 'desktop', label: 'คอมพิวเตอร์', width: 1280, height: 900 },
        ],
      },
    }),
    components: {
      elements: {
        beforeDocumentControls: [
          '/admin/site-content/reset-button.tsx#ResetButton',
          '/payload-patches/rows-arrive.tsx#RowsArrive',
        ],
        // What is not published is not the site's: the way back to the file is the button of that name.
        UnpublishButton: '/admin/panels/nothing.tsx#Nothing',
      },
      views: { edit: { versions: { Component: '/admin/site-content/versions.tsx#Versions' } } },
    },
  },
  access: globalAccessOf('words'),
  // Nobody is locked out: who saves second is told, and decides (`refuse-overtaken.ts`).
  lockDocuments: false,
  versions: { max: 100, drafts: true },
  // Payload's form asks for the day alone and reads the state: what is published beside a draft seemed gone.
  forceSelect: { _status: true },
  hooks: {
    beforeOperation: [refuseOldErrors, rememberBase],
    beforeChange: [refuseOvertaken, refuseErrors, refuseOvertaken],
    afterChange: [notifyOfSiteContent, recordPublishing],
  },
  fields,
});
