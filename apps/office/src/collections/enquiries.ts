import type { CollectionConfig, Field } from 'payload';
import { accessOf, hasRole, nobody, systemOnly } from '../access/rules.ts';
import { recordErasure } from '../audit/record-event.ts';
import { detailsOf, fieldsOf, nameFields } from '../enquiries/details.ts';
import { exportEndpoint } from '../enquiries/export.ts';
import {
  consentFields,
  detailFields,
  firstSourceField,
  sourceFields,
  systemFields,
  workFields,
} from '../enquiries/fields.ts';
import { eraseTraces, recordChanges } from '../enquiries/history.ts';
import { prepareEnquiry, removeControls } from '../enquiries/prepare.ts';
import { searchAnySpelling } from '../enquiries/search.ts';
import { type EnquiryCollection, enquiryNames } from '../enquiries/subject.ts';
import { refuseOverwriting } from '../payload-patches/optimistic-saves.ts';
import { renewConsent, withdrawEverywhere } from '../privacy/withdrawal.ts';
import { isStored, panel } from './fields.ts';

interface EnquiryOptions {
  slug: EnquiryCollection;
  columns: string[];
  /** Further fields. */
  fields?: Field[];
}

/** Builds a collection of enquiries: leads and registrations share list, panels, history, alerts and access rules. */
function enquiryCollection({ slug, columns, fields = [] }: EnquiryOptions): CollectionConfig {
  return {
    slug,
    labels: { singular: enquiryNames[slug], plural: enquiryNames[slug] },
    defaultSort: '-createdAt',
    // No document locks: saves of different fields are merged (enquiry-form.tsx).
    lockDocuments: false,
    // Deleted enquiries can be restored for 14 days (retention-job.ts); admins may erase immediately.
    trash: true,
    disableDuplicate: true,
    access: accessOf(slug),
    admin: {
      group: 'งานขาย',
      hideAPIURL: true,
      useAsTitle: 'fullname',
      hidden: ({ user }) => !hasRole(user, ['admin', 'sales']),
      defaultColumns: columns,
      listSearchableFields: [
        ...detailsOf(fieldsOf[slug]).flatMap(({ name }) => (nameFields.has(name) ? [name] : [])),
        'phoneSearch',
        'email',
        'reference',
      ],
      pagination: { defaultLimit: 25, limits: [25, 50, 100] },
      components: {
        edit: { SaveButton: '/admin/panels/enquiry-form.tsx#SaveChanges' },
        beforeListTable: [
          '/admin/list-tools.tsx#ListTools',
          { path: '/admin/list-groups.tsx#ListGroups', serverProps: { collectionSlug: slug } },
        ],
      },
    },
    endpoints: [exportEndpoint(slug)],
    hooks: {
      beforeOperation: [searchAnySpelling],
      beforeValidate: [removeControls],
      beforeChange: [prepareEnquiry, refuseOverwriting],
      afterChange: [recordChanges, withdrawEverywhere, renewConsent],
      beforeDelete: [eraseTraces],
      afterDelete: [recordErasure],
    },
    fields: [
      panel('head', '/admin/panels/enquiry-panels.tsx#Head', { condition: isStored }),
      panel('duplicates', '/admin/panels/enquiry-panels.tsx#Duplicates', { condition: isStored }),
      ...workFields,
      panel('history', '/admin/panels/related.tsx#Timeline', { condition: isStored }),
      {
        type: 'collapsible',
        label: 'ข้อมูลติดต่อ',
        fields: [...detailFields(detailsOf(fieldsOf[slug])), firstSourceField, ...fields],
      },
      panel('arrival', '/admin/panels/enquiry-panels.tsx#Arrival', { condition: isStored }),
      {
        type: 'collapsible',
        label: 'ที่มาตามที่วัดได้',
        admin: { initCollapsed: true, condition: isStored },
        fields: sourceFields,
      },
      {
        type: 'collapsible',
        label: 'ความยินยอม',
        admin: { initCollapsed: true, condition: isStored },
        fields: consentFields,
      },
      ...systemFields,
      panel('alerts', '/admin/panels/related.tsx#Alerts', {
        condition: isStored,
        position: 'sidebar',
      }),
      {
        name: 'waiting',
        label: 'เวลารอ',
        type: 'ui',
        admin: {
          components: {
            Cell: '/admin/cells.tsx#WaitingCell',
            Field: '/admin/panels/nothing.tsx#Nothing',
          },
        },
      },
      {
        name: 'createdAt',
        label: 'ได้รับเมื่อ',
        type: 'date',
        index: true,
        access: systemOnly,
        admin: { hidden: true },
      },
    ],
  };
}

/** Enquiries from the contact form. */
export const leads = enquiryCollection({
  slug: 'leads',
  columns: [
    'fullname',
    'status',
    'phone',
    'waiting',
    'organizationLabel',
    'sourceWords',
    'owner',
    'createdAt',
  ],
});

/** Registrations of clinics for a package. */
export const registrations = enquiryCollection({
  slug: 'registrations',
  columns: [
    'fullname',
    'status',
    'phone',
    'package',
    'clinicName',
    'waiting',
    'owner',
    'createdAt',
  ],
  fields: [
    {
      name: 'extra',
      label: 'ข้อมูลอื่นในแบบฟอร์ม',
      type: 'json',
      access: { update: nobody },
      admin: {
        condition: (data: { extra?: unknown }) => Boolean(data.extra),
        components: { Field: '/admin/panels/enquiry-panels.tsx#Facts' },
      },
    },
  ],
});
