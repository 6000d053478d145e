import {
  type LandingPage,
  type SiteContentSubject,
  siteContentSubjects,
} from '@clinicdee/protocol/site-content';
import type { Field, GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { accessOf } from '../../access/rules.ts';
import { notifyOfChange } from '../../site/notify-site.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { settleFailedSchedules } from '../../payload-patches/schedule-jobs.ts';
import { refuseStaleForm } from '../../site-content/refuse-conflict.ts';
import { refuseErrors } from '../../site-content/refuse-errors.ts';
import { restoreSubject } from '../../site-content/restore-version.ts';
import { fileDocument } from '../../site-content/subjects.ts';
import { drafts, saveUnsaved, previews } from '../addressed.ts';
import { entryOf, fieldsOf, withFirstValues } from '../derive-fields.ts';

/** Records that content of the website was published. */
const recordPublishing: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if ((doc as { _status?: string })._status !== 'published') return;
  const label = typeof global.label === 'string' ? global.label : global.slug;
  await recordEvent(req, { event: 'settings', text: `เผยแพร่ ${label}` });
};

interface Subject {
  slug: SiteContentSubject;
  label: string;
  /** Where the site shows it, and the effect of changes. */
  description: string;
  /** Whether drafts can be previewed on the landing page. */
  hasPreview?: boolean;
  /** Whether a time of publishing can be set; needs the field `schedule`. */
  isScheduled?: boolean;
  fields: Field[];
}

/** Builds the global of a subject of site content: drafts, versions, preview, reset to the repository's values. */
export const subjectGlobal = ({
  slug,
  label,
  description,
  hasPreview = true,
  isScheduled = false,
  fields,
}: Subject): GlobalConfig => ({
  slug,
  label,
  admin: {
    hideAPIURL: true,
    group: 'หน้าเว็บไซต์',
    description,
    ...(hasPreview && previews(() => slug)),
    components: {
      elements: {
        beforeDocumentControls: [saveUnsaved, '/admin/site-content/reset-button.tsx#ResetButton'],
        // Unpublishing makes no sense; the reset button restores the repository's values.
        UnpublishButton: '/admin/panels/nothing.tsx#Nothing',
      },
    },
  },
  access: accessOf('siteContent'),
  endpoints: [restoreSubject(slug)],
  // No document locks but optimistic locking (`refuse-conflict.ts`).
  lockDocuments: false,
  versions: {
    max: 100,
    drafts: drafts(isScheduled ? undefined : false),
  },
  // Payload's form selects only the date but reads the status: content published beside a draft seemed missing.
  forceSelect: { _status: true },
  hooks: {
    beforeValidate: [refuseStaleForm],
    beforeChange: [refuseErrors],
    afterChange: [
      ...(isScheduled ? [settleFailedSchedules] : []),
      notifyOfChange,
      recordPublishing,
    ],
  },
  fields: withFirstValues(fields, fileDocument(slug)),
});

/** Builds the global of a subject of facts; label, description and form are derived from its schema. */
export function fact(slug: Exclude<SiteContentSubject, LandingPage>): GlobalConfig {
  const schema = siteContentSubjects[slug];
  const { label, description = '' } = entryOf(schema);
  // No page shows the synonyms.
  const hasPreview = slug !== 'thesaurus';
  return subjectGlobal({ slug, label, description, hasPreview, fields: fieldsOf(schema) });
}
