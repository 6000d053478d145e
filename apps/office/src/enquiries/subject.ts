/** The two collections that sales work: both have contact fields, a status, history and alerts. */
export const enquiryCollections = ['leads', 'registrations'] as const;
export type EnquiryCollection = (typeof enquiryCollections)[number];

/** One lead or registration, as history and alerts point to it. */
export interface Subject {
  relationTo: EnquiryCollection;
  value: number;
}

/** Whether a slug names one of the two. */
export function isEnquiryCollection(slug: unknown): slug is EnquiryCollection {
  return slug === 'leads' || slug === 'registrations';
}

/** The condition that finds what belongs to one lead or registration. */
export function belongsTo(subject: Subject) {
  return {
    and: [
      { 'subject.relationTo': { equals: subject.relationTo } },
      { 'subject.value': { equals: subject.value } },
    ],
  };
}
