/** The collections of enquiries: both have contact fields, a status, history and alerts. */
export const enquiryCollections = ['leads', 'registrations'] as const;
export type EnquiryCollection = (typeof enquiryCollections)[number];

/** The names of the collections. */
export const enquiryNames = { leads: 'ลูกค้าที่สนใจ', registrations: 'การลงทะเบียน' } as const;

/** A polymorphic reference to a lead or registration. */
export interface Subject {
  relationTo: EnquiryCollection;
  value: number;
}

/** Whether a slug is one of these collections. */
export function isEnquiryCollection(slug: unknown): slug is EnquiryCollection {
  return slug === 'leads' || slug === 'registrations';
}

/** Returns the condition for the documents that refer to a lead or registration. */
export function belongsTo(subject: Subject) {
  return {
    and: [
      { 'subject.relationTo': { equals: subject.relationTo } },
      { 'subject.value': { equals: subject.value } },
    ],
  };
}
